"""A recliner of the room from its foot: somebody is at rest under the blanket.

Run: blender -b --python art/scenes/couch.py -- evening     (or: morning; then width and samples for a preview)
"""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from room import scene  # noqa: E402

scene.name = "couch"
scene.camera((0.02, 0.66, 0.74), (0.86, 3.30, 0.74), 45, focus=(0.50, 1.95, 0.60), stop=2.8)
scene.horizon(0.42)
if not scene.morning:
    # What is left of the day, from behind the camera.
    scene.lamp((-1.2, -1.2, 1.9), (0.6, 1.8, 0.5), 1.4, 14, (0.62, 0.78, 0.90))
    # The units on the left and on the right, outside the picture.
    scene.lamp((-1.6, 3.2, 1.1), (0.7, 2.6, 0.5), 0.5, 7, (1.0, 0.68, 0.40), size_y=1.4)
    scene.lamp((2.9, 2.2, 1.0), (0.7, 2.6, 0.5), 0.5, 5, (1.0, 0.68, 0.40), size_y=1.4)
scene.render(exposure=scene.pick(0.45, 1.0), bloom=0.08, contrast=1.1, calm=7)
