"""The energy room, seen from low down: a recliner near, and on the next somebody at rest under a blanket.

Run: blender -b --python art/scenes/room.py -- evening     (or: morning; then width and samples for a preview)
"""

import math
import os
import sys

import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
from interior import bag, cloth, fall, floorboards, herringbone, image, sheet, solid, swell, weave, wood  # noqa: E402
from kit import Scene, material, scale  # noqa: E402
from landscape import window_view  # noqa: E402

scene = Scene("room", samples=14, seed=4, bounces=4, azimuth=-29 if "morning" in sys.argv else 40, morning=dict(elevation=12.0))
camera = scene.camera((-1.10, -0.55, 0.66), (1.05, 3.60, 0.66), 35, focus=(0.35, 2.2, 0.6), stop=4.0)
scene.horizon(0.44)
SIDE, BACK, FRONT, HIGH = 4.0, 4.25, -4.6, 2.45
random = scene.random

# Outside: a field, trees and a hedge in mist.
scene.air = dict(density=scene.pick(0.008, 0.011), height=2.4, foot=-0.8, haze=0.0016)
scene.sky(scene.pick(1.0, 1.4), 0.2)
# The windows are lamps of their own: few lights, little noise.
scene.scene.world.cycles.sampling_method = "NONE"
window_view(scene, 0.5, [(-33, 62, 0.9), (-46, 84, 1.1), (-58, 88, 1.2)], (-130, 120))

# The room: limewashed, with a floor of wide boards, soaped pale.


def limewash(g):
    place = g.place()
    hand, brush = g.noise(place, 1.1, 2), g.noise(g.vector("MULTIPLY", place, (1, 1, 0.3)), 22, 3, 0.6)
    shade = g.mix(g.math("MULTIPLY_ADD", brush, 0.4, g.math("MULTIPLY", hand, 0.6)), (0.80, 0.785, 0.75), (0.87, 0.86, 0.83))
    return g.principled(shade, 0.97, g.bump(g.math("MULTIPLY_ADD", brush, 0.05, hand), 0.02), 0.03)


wall = material(scene, "wall", limewash)
paint = material(scene, "paint", lambda g: g.principled((0.76, 0.745, 0.70), 0.45, None, 0.3))
floor = wood(scene, "floor", (0.47, 0.385, 0.295), (0.60, 0.51, 0.41), (9, 0.7, 9), 0.48, 5, 0.25)
ash = wood(scene, "ash", (0.52, 0.42, 0.31), (0.66, 0.56, 0.44), (10, 10, 1.0), 0.5, 6)
board = wood(scene, "board", (0.47, 0.365, 0.26), (0.61, 0.50, 0.38), (10, 1.0, 10), 0.5, 6)
beam = wood(scene, "beam", (0.30, 0.25, 0.195), (0.42, 0.36, 0.29), (1.0, 9, 9), 0.8, 6, 0.1)

floorboards(scene, floor, SIDE, FRONT, BACK, wide=(0.105, 0.135), long=(3.4, 5.2), first=3, uneven=0.0004, gap=0.002)
scene.box((0, 0, -0.06), (2 * SIDE, 9.2, 0.02), beam)
scene.box((0, -0.2, HIGH + 0.05), (2 * SIDE + 0.4, 9.4, 0.1), paint)
for y in np.arange(BACK - 0.75, FRONT, -1.15):
    scene.box((0, y + random.normal(0, 0.03), HIGH - 0.07), (2 * SIDE, 0.15, 0.18), beam, 0.014, (random.normal(0, 0.02), 0, random.normal(0, 0.004)), rough=0.004)


def walls(side, openings):
    """The back wall, or the wall on the left (`side`), with deep windows from a to b, each between `low` and `high`."""
    low, high = 0.86, 2.0
    start, end = (FRONT, BACK) if side else (-SIDE - 0.4, SIDE + 0.4)

    def put(a, b, z0, z1, made_of=wall, deep=0.42, out=0.0, bevel=0.0):
        middle, at = (a + b) / 2, out + deep / 2
        place = (-SIDE - at, middle) if side else (middle, BACK + at)
        scene.box((*place, (z0 + z1) / 2), (deep, b - a, z1 - z0) if side else (b - a, deep, z1 - z0), made_of, bevel)

    for a, b in openings:
        put(start, a, -0.1, HIGH + 0.1)
        put(a, b, -0.1, low)
        put(a, b, high, HIGH + 0.1)
        for c in (a + 0.03, b - 0.03, (a + b) / 2):
            put(c - 0.026, c + 0.026, low, high, paint, 0.05, 0.30, 0.004)
        # A little thinner than those that they cross: of two faces in one plane, one is black.
        for z in (low + 0.03, high - 0.03, low + (high - low) * 0.66):
            put(a, b, z - 0.022, z + 0.022, paint, 0.046, 0.302, 0.004)
        put(a - 0.03, b + 0.03, low - 0.02, low + 0.015, paint, 0.34, -0.04, 0.008)
        middle = Vector((-SIDE - 0.36, (a + b) / 2, (low + high) / 2) if side else ((a + b) / 2, BACK + 0.36, (low + high) / 2))
        inward = Vector((1, 0, 0) if side else (0, -1, 0))
        scene.lamp(middle, middle + inward, b - a, scene.pick(430 if side else 250, 9), scene.pick((0.93, 0.96, 1.0), (0.36, 0.62, 0.85)), size_y=high - low)
        start = b
    put(start, end, -0.1, HIGH + 0.1)


walls(False, [(-0.90, 0.35)])
walls(True, [(-0.4, 0.9)])
scene.box((SIDE + 0.2, 0, 1.2), (0.4, 9.4, 2.8), wall)
scene.box((0, FRONT - 0.2, 1.2), (9, 0.4, 2.8), wall)
scene.box((0, BACK - 0.01, 0.07), (2 * SIDE, 0.025, 0.14), paint, 0.005)
scene.box((-SIDE + 0.01, 0, 0.07), (0.025, 9, 0.14), paint, 0.005)

# Linen, and two wools in herringbone.
linen = cloth(scene, "linen", ((0.68, 0.65, 0.58), (0.80, 0.775, 0.71)), weave(5, 512, 64, False, 1.0), 0.06, 0.0003, sheen=0.2, crumple=0.012)
YARN, WIDE, LONG = 0.0044, 1.52, 2.14
steps = np.arange(3072) / 3072
u, v = np.meshgrid(steps * WIDE / YARN, steps * LONG / YARN)
tall, weft = herringbone(u, v)
tall_image, weft_image = image("tall", tall.astype(np.float32)), image("weft", weft.astype(np.float32))


def wool(name, dark, pale):
    def build(g):
        place = g.place()
        at = g.vector("ADD", g.vector("MULTIPLY", g.node("ShaderNodeTexCoord").outputs["UV"], (1 / WIDE, 1 / LONG, 1)), (0.5, 0.5, 0))
        high, kind = (g.node("ShaderNodeTexImage", {0: at}, image=picture).outputs["Color"] for picture in (tall_image, weft_image))
        colour = g.mix(kind, dark, pale)
        colour = g.mix(g.math("MULTIPLY", g.smooth(g.noise(place, 300, 3, 0.7), 0.35, 0.75), 0.35), colour, scale(dark, 1.8))
        colour = g.mix(g.smooth(high, 0.35, 0.0), colour, scale(dark, 0.5))
        return g.principled(colour, 1.0, g.bump(high, 0.0014), 0.04, 0.4, **{"Sheen Tint": 0.6})

    return material(scene, name, build)


lake = wool("lake", (0.050, 0.098, 0.090), (0.215, 0.262, 0.235))
oat = wool("oat", (0.36, 0.315, 0.245), (0.60, 0.555, 0.47))


def rise(y):
    """How high the recliner's board lies: flat, then a sloping back. Local y runs from the feet to the head."""
    return 0.27 + math.tan(math.radians(17)) * 0.08 * np.log1p(np.exp((y - 0.34) / 0.08))


# One recliner falls into shape at the origin; a second, with its things laid otherwise; the five are copies of these.
bed = sheet(scene, "board", 0.78, 1.96, 9, 60, board, lambda x, y: rise(y))
solid(bed)
bed.hide_render = True


def dress(seed, tilt, cover, turn, folds):
    """A mattress filled with wool, a pillow, and a blanket over the feet, one upon the other."""
    random = np.random.default_rng(seed)

    def lying(t):
        y = t - 0.98
        return y, rise(y) + 0.07, 0 * t, 1 + 0 * t

    mattress = bag(scene, "mattress", 0.84, 1.99, 34, 78, linen, lying)
    fall(scene, mattress, 26, mass=0.5, tension=18, bending=0.5, pressure=9.0, shrink=-0.02, quality=5, apart=0.008, itself=False)
    solid(mattress)
    pillow = bag(scene, "pillow", 0.62, 0.46, 30, 24, linen)
    pillow.location, pillow.rotation_euler = (random.normal(0, 0.02), 0.70, 0.64), (0.30, 0, tilt)
    fall(scene, pillow, 30, mass=0.14, tension=15, bending=0.2, pressure=6.5, shrink=-0.06, quality=5)
    lay, gather = swell(seed, 3, 3, 0.02), 0.93
    blanket = sheet(scene, "blanket", 1.34, 0.90, 76, 52, cover, lambda x, y: lay(x, y) + folds * np.sin(x * 17 + 2.0 * y + seed + 1.5 * np.sin(y * 3)) * (0.4 + 0.6 * np.sin(y * 2 + seed) ** 2))
    blanket.scale = (gather, 1, 1)
    blanket.location, blanket.rotation_euler = (0.03, -0.36, 0.60), (0, 0, turn)
    fall(scene, blanket, 40, mass=0.4, tension=15, bending=1.0, quality=5, apart=0.007, itself=False)
    # What lies loosely rises in soft folds.
    mesh = blanket.data
    at = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
    mesh.vertices.foreach_get("co", at)
    x, y, z = at.reshape(-1, 3).T
    on = np.clip((z - z.max() + 0.10) / 0.06, 0, 1)
    z += on * (np.abs(swell(seed, 6, 5, 0.016)(x, y)) + np.clip(swell(seed + 1, 15, 7, 0.012)(x, y), 0, None))
    mesh.vertices.foreach_set("co", at)
    mesh.update()
    thick = blanket.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.009, 1
    things = [mattress, pillow, blanket]
    mattress.modifiers.clear()
    for thing in things:
        thing.modifiers.new("round", "SUBSURF").render_levels = 2
    return things




def limb(*points):
    """A part of a body: a tube through points, each with its radius, round at its ends."""
    points = np.array(points, dtype=float)
    rings = [(points[0, :3], 0.0)]
    for k, (first, second) in enumerate(zip(points, points[1:])):
        for t in np.linspace(0, 1, 7)[k > 0 :]:
            rings.append((first[:3] * (1 - t) + second[:3] * t, first[3] * (1 - t) + second[3] * t))
    along = points[-1, :3] - points[0, :3]
    along /= np.linalg.norm(along)
    rings[0] = (points[0, :3] - along * points[0, 3] * 0.7, points[0, 3] * 0.3)
    rings.append((points[-1, :3] + along * points[-1, 3] * 0.7, points[-1, 3] * 0.3))
    aside = np.cross(along, (0.3, 0.2, 1.0))
    aside /= np.linalg.norm(aside)
    other = np.cross(along, aside)
    turn = np.linspace(0, 2 * math.pi, 25)[:, None]
    grid = np.array([at + radius * (np.cos(turn) * aside + np.sin(turn) * other) for at, radius in rings])
    thing = scene.surface("limb", grid, linen)
    thing.hide_render = True
    return solid(thing, friction=4.0)


def resting(mattress):
    """Somebody lies on the mattress: the blanket shows how. Returns what is seen."""
    solid(mattress)

    def on(y, up):
        return float(rise(np.float64(y))) + 0.135 + up

    for x in (-1, 1):
        limb((0.075 * x, 0.47, on(0.47, 0.075), 0.090), (0.070 * x, 0.16, on(0.16, 0.075), 0.088), (0.080 * x, -0.10, on(-0.10, 0.07), 0.098))
        limb((0.165 * x, 0.50, on(0.50, 0.07), 0.060), (0.235 * x, 0.22, on(0.22, 0.04), 0.044), (0.215 * x, 0.05, on(0.05, 0.04), 0.038), (0.06 * x, -0.02 + 0.04 * x, on(-0.02, 0.175), 0.030))
        limb((0.085 * x, -0.10, on(-0.10, 0.07), 0.085), (0.100 * x, -0.50, on(-0.50, 0.075 + 0.025 * (x > 0)), 0.060), (0.090 * x, -0.84, on(-0.84, 0.04), 0.042))
        limb((0.09 * x, -0.85, on(-0.85, 0.035), 0.040), (0.135 * x, -0.90, on(-0.90, 0.150), 0.030))
    pillow = bag(scene, "pillow", 0.62, 0.46, 30, 24, linen)
    skull = scene.turned([(0.105 * math.sin(t), -0.105 * math.cos(t)) for t in np.linspace(0.05, math.pi - 0.05, 30)], linen, (0, 0.75, 0.670), 40, "skull")
    skull.hide_render = True
    pillow.location, pillow.rotation_euler = (0.0, 0.72, 0.585), (0.30, 0, 0.03)
    solid(skull, 0.002)
    fall(scene, pillow, 30, mass=0.14, tension=15, bending=0.2, pressure=6.5, shrink=-0.06, quality=5)
    solid(pillow)
    lay = swell(31, 3, 3, 0.02)
    blanket = sheet(scene, "blanket", 1.50, 2.10, 88, 122, lake, lambda x, y: lay(x, y) + 0.018 * np.sin(x * 15 + 2.0 * y + 1.5 * np.sin(y * 3)) * (0.3 + 0.7 * np.sin(y * 2 + 1) ** 2))
    blanket.location, blanket.rotation_euler = (0.02, -0.36, 0.76), (0.07, 0, 0.03)
    fall(scene, blanket, 64, mass=0.6, tension=15, bending=0.22, shrink=-0.06, friction=2.5, quality=5, apart=0.007, itself=False)
    thick = blanket.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.009, 1
    for thing in (mattress, pillow):
        thing.modifiers.remove(thing.modifiers["solid"])
    for thing in (pillow, blanket):
        thing.modifiers.new("round", "SUBSURF").render_levels = 2

    # The head is turned away: hair is all that is seen of it.
    hair = material(scene, "hair", lambda g: g.principled(g.mix(g.noise(g.place((70, 70, 9)), 3, 4), (0.022, 0.014, 0.009), (0.105, 0.066, 0.038)), 0.55, g.bump(g.noise(g.place((90, 90, 10)), 3, 3), 0.006), 0.3))
    head = scene.turned([(0.080 * math.sin(t) * (1 + 0.10 * math.cos(t)), -0.105 * math.cos(t)) for t in np.linspace(0.02, math.pi - 0.02, 40)], hair, (0.015, 0.765, 0.618), 48, "head", 0.02)
    head.scale, head.rotation_euler = (1.08, 1.12, 1), (math.radians(-74), 0.08, 0.25)
    return [mattress, pillow, head, blanket]


sets = [dress(11, 0.06, lake, 0.10, 0.020), dress(12, -0.10, oat, -0.07, 0.012)]
sets.append(resting(sets[0][0]))
frame = []
for dx in (-0.37, 0.37):
    frame.append(scene.box((dx, 0, 0.215), (0.040, 1.98, 0.095), board, 0.010))
    for dy in (-0.80, 0.74):
        frame.append(scene.box((dx * 0.94, dy, 0.09), (0.044, 0.05, 0.18), ash, 0.008))
for dy in (-0.97, 0.97):
    frame.append(scene.box((0, dy, 0.215), (0.70, 0.040, 0.095), board, 0.010))
back = sheet(scene, "back", 0.76, 1.94, 3, 60, board, lambda x, y: rise(y) - 0.002)
back.modifiers.new("thick", "SOLIDIFY").thickness = 0.025
frame.append(back)


def recliner(x, y, turn, things, mirrored, cover):
    angle = math.radians(turn)
    c, s = math.cos(angle), math.sin(angle)
    flip = -1 if mirrored else 1
    for part in things + frame:
        copy = part.copy()
        scene.scene.collection.objects.link(copy)
        px, py, pz = part.location
        px *= flip
        copy.location = (x + px * c - py * s, y + px * s + py * c, pz)
        tilt_x, tilt_y, tilt_z = part.rotation_euler
        copy.rotation_euler = (tilt_x, tilt_y * flip, angle + tilt_z * flip)
        copy.scale = (part.scale[0] * flip, part.scale[1], part.scale[2])
        if part.name.startswith("blanket"):
            copy.material_slots[0].link = "OBJECT"
            copy.material_slots[0].material = cover


REACH = 2.8
for turn, k, mirrored, cover in [(-76, 0, False, lake), (-45, 1, False, oat), (-15, 2, False, lake), (15, 1, True, oat), (45, 0, False, lake)]:
    t = math.radians(turn)
    recliner(-REACH * math.sin(t), REACH * math.cos(t), turn + random.normal(0, 1.5), sets[k], mirrored, cover)
for part in sets[0] + sets[1] + sets[2] + frame:
    part.hide_render = True

# The units: slim, of ash, each with a slit that glows; three by three along the walls.
glow = material(scene, "glow", lambda g: g.emission((1.0, 0.70, 0.42), scene.pick(0.6, 1.5)))
glow.cycles.sample_as_light = False
units, bulbs = [], []
for x, y, turn in [(-3.05, BACK - 0.09, 180), (2.25, BACK - 0.09, 180), (-SIDE + 0.09, 2.8, -90)]:
    angle = math.radians(turn)
    along, inward = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0))
    for aside in (-0.55, 0, 0.55):
        posts = [scene.box(Vector((x, y, 0.90)) + along * (aside + part), (0.062, 0.13, 1.72), ash, 0.008, (0, 0, angle)) for part in (-0.042, 0.042)]
        units.append([*posts, scene.box(Vector((x, y, 0.90)) + along * aside, (0.026, 0.10, 1.58), glow, 0, (0, 0, angle))])
    if not scene.morning:
        bulbs.append(scene.bulb(Vector((x, y, 0.95)) + inward * 0.35, 0.25, 15, (1.0, 0.68, 0.40)))

if __name__ == "__main__":
    if scene.morning:
        scene.sun(1.4, 14.0)
    else:
        # The three units on the right, outside the picture.
        scene.lamp((SIDE - 0.2, -1.5, 1.1), (2.2, 0.3, 0.4), 0.7, 16, (1.0, 0.68, 0.40), size_y=1.4)
    scene.render(exposure=scene.pick(0.45, 1.0), bloom=0.08, contrast=1.1, calm=7)
