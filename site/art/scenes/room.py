"""The room at its full width: the loungers, the units, and what light there is.

Run: blender -b --python site/art/scenes/room.py -- evening     (or: morning; then width and samples for a preview)
"""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from house import energy_room  # noqa: E402
from kit import Scene  # noqa: E402

scene = Scene("room", width=1200, bounces=4, samples=28, seed=4, azimuth=-62 if "morning" in sys.argv else 75, morning=dict(elevation=17.0))
scene.camera((0.85, -3.75, 1.32), (-0.10, 1.3, 0.74), 35, focus=(0.3, -0.2, 0.5), stop=3.2)
scene.sky(scene.pick(1.0, 1.4), 0.2)
energy_room(scene)
scene.render(exposure=scene.pick(1.35, 1.0), bloom=0.07, contrast=1.03)
