"""A bed made up for the night in the room: linen turned back, a wool blanket over the feet, and the field in the window.

Run: blender -b --python art/scenes/night.py -- evening     (or: morning; then width and samples for a preview)
"""

import math
import os
import sys

import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
from interior import bag, cloth, fall, floorboards, herringbone, image, lime, seam, sheet, solid, swell, weave, wood  # noqa: E402
from kit import Scene, material, scale, unwrap  # noqa: E402
from landscape import window_view  # noqa: E402

scene = Scene("night", samples=12, seed=7, bounces=4, azimuth=36 if "morning" in sys.argv else 40, morning=dict(elevation=29.0))
camera = scene.camera((0.55, -2.35, 1.38), (0.09, 0.75, 1.38), 44, focus=(0.0, 0.45, 1.38), stop=2.4)
# Looks straight ahead and is shifted down, so that upright lines stay upright.
camera.data.shift_y = -0.25
BACK, TOP = 1.22, 0.48
DARK, PALE = (0.026, 0.080, 0.072), (0.200, 0.262, 0.222)

# Outside: a field, trees and a hedge in mist.
scene.air = dict(density=scene.pick(0.008, 0.011), height=2.4, foot=-0.8, haze=0.0016)
scene.sky(scene.pick(1.0, 1.4), 0.2)
window_view(scene, 0.5, [(12, 62, 0.9), (26, 84, 1.1), (19, 120, 1.2)], (-20, 110))

# The room: a back wall with one deep window, the wall on the left, and the rest, which gives light back.
wall = lime(scene, rough=0.010)
paint = material(scene, "paint", lambda g: g.principled((0.70, 0.675, 0.61), 0.5, None, 0.3))
floor = wood(scene, "floor", (0.22, 0.145, 0.085), (0.40, 0.285, 0.18), (9, 0.9, 9), 0.42, 5)
ash = wood(scene, "ash", (0.36, 0.25, 0.155), (0.55, 0.41, 0.28), (10, 10, 1.0), 0.5, 6)
board = wood(scene, "board", (0.36, 0.25, 0.155), (0.55, 0.41, 0.28), (1.0, 10, 10), 0.5, 6)
LEFT, RIGHT, LOW, HIGH = 0.60, 1.34, 0.90, 1.84
middle = (LEFT + RIGHT) / 2
for centre, size in [
    (((LEFT - 2.6) / 2, BACK + 0.2, 1.2), (LEFT + 2.6, 0.4, 2.6)),
    (((RIGHT + 2.6) / 2, BACK + 0.2, 1.2), (2.6 - RIGHT, 0.4, 2.6)),
    ((middle, BACK + 0.2, LOW / 2), (RIGHT - LEFT, 0.4, LOW)),
    ((middle, BACK + 0.2, (HIGH + 2.5) / 2), (RIGHT - LEFT, 0.4, 2.5 - HIGH)),
    ((-2.5, -1.2, 1.2), (0.2, 5.2, 2.6)),
    ((2.7, -1.2, 1.2), (0.2, 5.2, 2.6)),
    ((0, -3.6, 1.2), (5.4, 0.2, 2.6)),
    ((0, -1.2, 2.5), (5.4, 5.2, 0.1)),
]:
    scene.box(centre, size, wall)
for x in (LEFT + 0.03, RIGHT - 0.03, middle):
    scene.box((x, BACK + 0.32, (LOW + HIGH) / 2), (0.05 if x != middle else 0.04, 0.05, HIGH - LOW), paint, 0.004)
for z in (LOW + 0.03, HIGH - 0.03, LOW + (HIGH - LOW) * 0.64):
    scene.box((middle, BACK + 0.32, z), (RIGHT - LEFT, 0.045, 0.05 if z != LOW + (HIGH - LOW) * 0.64 else 0.034), paint, 0.004)
scene.box((middle, BACK + 0.14, LOW + 0.01), (RIGHT - LEFT + 0.06, 0.36, 0.03), board, 0.006)
floorboards(scene, floor, 2.4, -3.7, 1.3, wide=(0.105, 0.135), long=(2.2, 3.6), first=2, uneven=0.0004, gap=0.002)

# A unit of the room stands beside the bed: two posts of ash with a slit of light between them.
glow = material(scene, "glow", lambda g: g.emission((1.0, 0.66, 0.36), scene.pick(0.3, 5.0)))
X, Y, TALL = -0.93, BACK - 0.17, 1.62
for aside in (-0.045, 0.045):
    scene.box((X + aside, Y, TALL / 2 + 0.03), (0.072, 0.13, TALL), ash, 0.006)
scene.box((X, Y, TALL / 2 + 0.03), (0.03, 0.09, TALL - 0.16), glow)
scene.box((X, Y, 0.02), (0.22, 0.19, 0.04), ash, 0.005)

# The bed: legs, boards, a head of one wide board, a mattress.
for x in (-0.56, 0.56):
    scene.box((x, 0, 0.24), (0.045, 2.06, 0.10), board, 0.008, name="side")
scene.box((0, 1.05, 0.46), (1.17, 0.035, 0.62), board, 0.010)
around, steps = np.linspace(0, 2 * np.pi, 129), np.linspace(-1, 1, 120)
a, s = np.meshgrid(around, steps)
end = np.clip(1 - np.abs(s) ** 26, 0, 1) ** 0.5
x = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.22 * 0.53 * (0.95 + 0.05 * end)
z = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.25 * 0.11 * end + TOP - 0.11
z = z + np.where(z > TOP - 0.11, swell(3, 6, 4, 0.005)(x, s), 0)
index = np.arange(a.size).reshape(a.shape)
linen = cloth(scene, "linen", ((0.66, 0.625, 0.55), (0.80, 0.77, 0.70)), weave(5, 512, 64, False, 1.0), 0.06, 0.0003, sheen=0.2, crumple=0.008)
mattress = scene.mesh("mattress", np.stack([x, s * 1.0, z], -1).reshape(-1, 3), np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4), linen, smooth=True)
unwrap(mattress, x + z, s)
solid(mattress)
solid(scene.box((0, 1.03, 0.9), (1.4, 0.02, 0.8), None, name="stop"))


# Two pillows, the upper one with the dent of a head; then the duvet, turned back as by somebody who has got up; then the blanket.
def pillow(where, tilt, turn, full, dent=None):
    thing = bag(scene, "pillow", 0.66, 0.50, 40, 32, linen)
    thing.location, thing.rotation_euler = where, (tilt, 0, turn)
    head = None
    if dent:
        head = scene.turned([(0.10 * math.sin(t), -0.10 * math.cos(t)) for t in np.linspace(0.05, math.pi - 0.05, 24)], linen, dent, 32, "stop")
        solid(head, 0.002)
    fall(scene, thing, 34, mass=0.14, tension=15, bending=0.25, pressure=full, shrink=-0.035, quality=5)
    if head:
        head.modifiers.clear()
    seam(scene, thing, 0.66, 0.50, 40, 32, linen)
    return solid(thing)


pillow((-0.02, 0.70, TOP + 0.07), 0.10, 0.05, 8.0)
pillow((0.06, 0.74, TOP + 0.27), 0.42, -0.12, 7.5, (0.03, 0.66, TOP + 0.46))


def turned_back(t):
    """The duvet lies from the foot upwards, then bends back over itself."""
    flat, radius = 1.30, 0.085
    bend = np.clip((t - flat) / radius, 0, math.pi)
    rest = np.clip(t - flat - radius * math.pi, 0, None)
    y = -1.06 + np.minimum(t, flat) + radius * np.sin(bend) - rest
    z = TOP + 0.08 + radius * (1 - np.cos(bend))
    return y, z, -np.sin(bend), np.cos(bend)


LONG_DUVET = 1.30 + 0.085 * math.pi + 0.36
duvet = bag(scene, "duvet", 1.54, LONG_DUVET, 52, 66, linen, turned_back)
duvet.rotation_euler = (0, 0, 0.05)
fall(scene, duvet, 34, mass=0.35, tension=12, bending=0.5, pressure=3.6, shrink=-0.02, quality=4, apart=0.012)
seam(scene, duvet, 1.54, LONG_DUVET, 52, 66, linen, 0.0035)
solid(duvet)

YARN, WIDE, LONG = 0.0040, 1.62, 0.86
steps = np.arange(0, 3072) / 3072
u, v = np.meshgrid(steps * WIDE / YARN, steps * LONG / YARN)
tall, weft = herringbone(u, v)
tall_image, weft_image = image("tall", tall.astype(np.float32)), image("weft", weft.astype(np.float32))


def wool(g):
    place = g.place()
    at = g.vector("ADD", g.vector("MULTIPLY", g.node("ShaderNodeTexCoord").outputs["UV"], (1 / WIDE, 1 / LONG, 1)), (0.5, 0.5, 0))
    high, kind = (g.node("ShaderNodeTexImage", {0: at}, image=picture).outputs["Color"] for picture in (tall_image, weft_image))
    heather = g.noise(place, 300, 3, 0.7)
    colour = g.mix(kind, DARK, PALE)
    colour = g.mix(g.math("MULTIPLY", g.smooth(heather, 0.35, 0.75), 0.35), colour, g.mix(kind, scale(DARK, 2.4), scale(PALE, 0.55)))
    colour = g.mix(g.smooth(high, 0.35, 0.0), colour, scale(DARK, 0.4))
    return g.principled(colour, 1.0, g.bump(high, 0.0014), 0.04, 0.4, **{"Sheen Tint": 0.6})


blanket = sheet(scene, "blanket", WIDE, LONG, 84, 46, material(scene, "wool", wool))
blanket.location, blanket.rotation_euler = (0.02, -0.62, TOP + 0.46), (0, 0, 0.16)
fall(scene, blanket, 34, mass=0.4, tension=15, bending=1.2, quality=5, apart=0.008, itself=False)
thick = blanket.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = 0.009, 1

for thing in scene.scene.objects:
    if thing.name.split(".")[0] in ("pillow", "duvet", "blanket", "seam"):
        thing.modifiers.new("round", "SUBSURF").render_levels = 2
    if thing.name.split(".")[0] == "stop":
        thing.hide_render = True

portal = scene.lamp((middle, BACK + 0.38, (LOW + HIGH) / 2), (middle, 0, (LOW + HIGH) / 2), RIGHT - LEFT, 1, (1, 1, 1), size_y=HIGH - LOW)
portal.data.cycles.is_portal = True
if scene.morning:
    day = scene.lamp((middle, BACK + 0.40, (LOW + HIGH) / 2), (middle, 0, 1.0), RIGHT - LEFT, 34, (0.93, 0.96, 1.0), size_y=HIGH - LOW)
    scene.sun(0.7, 9.0)
    scene.lamp((1.6, -2.8, 1.9), (0, 0, 0.6), 1.6, 26, (1.0, 0.97, 0.93))
else:
    at = Vector((X, Y - 0.09, 0.86))
    scene.lamp(at, at + Vector((0, -1, 0)), 0.03, 5.0, (1.0, 0.64, 0.34), size_y=1.35)
    at = Vector((X, Y + 0.08, 0.86))
    scene.lamp(at, at + Vector((0, 1, 0)), 0.03, 2.0, (1.0, 0.64, 0.34), size_y=1.35)
    scene.bulb((-1.45, 0.1, 1.15), 0.10, 12.0, (1.0, 0.62, 0.32))
    scene.lamp((1.6, -2.6, 1.9), (0, 0, 0.6), 1.4, 5, (0.62, 0.78, 0.90))
scene.render(exposure=scene.pick(1.4, 1.15), bloom=0.07, contrast=1.06)
