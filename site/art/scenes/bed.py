"""One of the loungers, made for the night, between the window and two units.

Run: blender -b --python site/art/scenes/bed.py -- evening     (or: morning; then width and samples for a preview)
"""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from house import energy_room  # noqa: E402
from kit import Scene  # noqa: E402

scene = Scene("bed", width=1200, bounces=5, samples=48, seed=4, azimuth=-62 if "morning" in sys.argv else 75, morning=dict(elevation=17.0))
scene.camera((0.28, -0.55, 0.98), (-1.32, 1.70, 0.66), 50, focus=(-0.98, 1.22, 0.55), stop=2.2)
scene.sky(scene.pick(1.0, 1.4), 0.2)
energy_room(scene)
scene.render(exposure=scene.pick(1.1, 1.0), bloom=0.07, contrast=1.03)
