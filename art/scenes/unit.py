"""One of the room's units, near: its light on the wall, seen past the linen of a recliner. Evening only.

Run: blender -b --python art/scenes/unit.py -- evening     (then width and samples for a preview)
"""

import os
import sys

from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
from room import bulbs, scene, units  # noqa: E402

scene.name = "unit"
scene.camera((1.72, 0.92, 0.84), (2.58, 4.16, 0.84), 50, focus=(2.3, 3.6, 0.9), stop=4.0)
scene.horizon(0.46)

# From near, the unit lights the room itself, forwards and at the wall, which it stands a little further from.
warm = (1.0, 0.68, 0.40)
bulbs[1].hide_render = True
for unit in (units[3], units[5]):
    for part in unit:
        part.hide_render = True
for part in units[4]:
    part.location.y -= 0.08
at = Vector((units[4][-1].location.x, units[4][-1].location.y, 0.90))
for way, watts in ((-1, 5.0), (1, 1.6)):
    scene.lamp(at + Vector((0, way * 0.07, 0)), at + Vector((0, way, 0)), 0.03, watts, warm, size_y=1.55)
# The units beside it, outside the picture.
scene.lamp((3.7, 2.6, 1.0), (2.3, 2.2, 0.5), 0.3, 6, warm, size_y=1.4)
scene.lamp((0.6, 3.9, 1.0), (2.0, 2.0, 0.5), 0.5, 5, warm, size_y=1.4)
scene.render(exposure=0.75, bloom=0.08, contrast=1.1)
