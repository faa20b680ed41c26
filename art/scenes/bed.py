"""One place in the room, near: a lounger by the window, its blanket, and the light on it.

Run: blender -b --python art/scenes/bed.py -- evening     (or: morning; then width and samples for a preview)
"""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from house import energy_room  # noqa: E402
from kit import Scene  # noqa: E402

scene = Scene("bed", width=1200, bounces=4, samples=32, seed=4, azimuth=-62 if "morning" in sys.argv else 75, morning=dict(elevation=17.0))
scene.camera((0.15, -0.85, 1.05), (-1.75, 0.75, 0.58), 42, focus=(-1.6, 0.45, 0.5), stop=2.0)
scene.sky(scene.pick(1.0, 1.4), 0.2)
energy_room(scene)
scene.render(exposure=scene.pick(1.2, 1.0), bloom=0.07, contrast=1.03)
