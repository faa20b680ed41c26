"""One of the room's units, near: its light on the wall, seen past a lounger with its wool blanket. Evening only.

Run: blender -b --python art/scenes/unit.py -- evening     (then width and samples for a preview)
"""

import os
import sys

from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
from room import bulbs, scene, units  # noqa: E402

scene.name = "unit"
camera = scene.camera((0.74, 1.22, 0.63), (1.22, 4.03, 0.63), 65, focus=(1.70, 4.0, 0.9), stop=5.0)
camera.data.shift_y = -0.02

# From near, the unit lights the room itself, forwards and at the wall, which it stands a little further from.
warm = (1.0, 0.68, 0.40)
bulbs[1].hide_render = True
for part in units[5]:
    part.location.y -= 0.08
at = Vector((units[5][-1].location.x, units[5][-1].location.y, 0.90))
for way, watts in ((-1, 4.0), (1, 1.5)):
    scene.lamp(at + Vector((0, way * 0.07, 0)), at + Vector((0, way, 0)), 0.03, watts, warm, size_y=1.55)
# The units beside it, outside the picture.
scene.lamp((2.7, 3.3, 1.0), (0.65, 2.4, 0.5), 0.3, 6, warm, size_y=1.4)
scene.lamp((3.6, 1.5, 1.0), (0.65, 2.3, 0.5), 0.5, 5, warm, size_y=1.4)
scene.render(exposure=0.75, bloom=0.08, contrast=1.1)
