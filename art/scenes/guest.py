"""The energy room in the evening: somebody at rest on a recliner, seen from the side at the height of the pillow.

Run: blender -b --python art/scenes/guest.py -- evening     (then width and samples for a preview)
The body is MakeHuman's base mesh (CC0), posed in pose.py; its files lie in the folder that MAKEHUMAN names.
"""

import math
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

sys.path.insert(0, os.path.dirname(__file__))
import develop  # noqa: E402
import human  # noqa: E402
import pose  # noqa: E402
from interior import cloth, floorboards, hairs, herringbone, image, swell, weave, wood  # noqa: E402
from kit import Scene, material, scale, unwrap  # noqa: E402
from landscape import tubes, window_view  # noqa: E402

scene = Scene("guest", samples=2, seed=int(os.environ.get("SEED", "4")), bounces=2, azimuth=-130, evening=dict(sky=[(0.0, (0.15, 0.155, 0.14)), (0.07, (0.095, 0.135, 0.15)), (0.22, (0.045, 0.09, 0.115)), (1.0, (0.014, 0.040, 0.052))], mist=(0.07, 0.10, 0.105)))
LOOK = 0.20
camera = scene.camera((LOOK, -3.75, 0.95), (LOOK, 0, 0.95), 50, focus=(0.45, -0.10, 1.0), stop=3.5)
scene.horizon(0.44)
if "ZOOM" in os.environ:
    # A preview of a part: how many times nearer, and where its middle lies in the picture.
    nearer, part_x, part_y = (float(n) for n in os.environ["ZOOM"].split(","))
    lens = camera.data
    lens.lens *= nearer
    lens.shift_x, lens.shift_y = (part_x - 0.5 + lens.shift_x) * nearer, ((0.5 - part_y) * 2 / 3 + lens.shift_y) * nearer
SIDE, BACK, FRONT, HIGH = 4.2, 2.15, -5.0, 2.45
SEAT = 0.52
random = scene.random = np.random.default_rng(4)
import time  # noqa
T0 = time.time()


def mark(w):
    print("MARK", w, round(time.time() - T0, 1), flush=True)


CACHE = os.environ.get("CACHE", "")


def fitted(points, smooth=4, between=12):
    """A smooth line through points: corners rounded."""
    points = np.array(points, float)
    fine = np.concatenate([a + (b - a) * np.linspace(0, 1, between, endpoint=False)[:, None] for a, b in zip(points[:-1], points[1:])] + [points[-1:]])
    for _ in range(smooth):
        fine[1:-1] = (fine[:-2] + 2 * fine[1:-1] + fine[2:]) / 4
    return fine


def swept(name, path, section, made_of, closed=True):
    """A bar along a path in the plane y = const. `section`: points (aside, up)."""
    path = np.asarray(path, float)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    up = np.stack([-ahead[:, 2], 0 * ahead[:, 0], ahead[:, 0]], -1)
    up *= np.sign(up[:, 2:3].mean())
    aside = np.array([0, 1.0, 0])
    grid = path[:, None] + np.array([s for s, _ in section])[None, :, None] * aside + np.array([u for _, u in section])[None, :, None] * up[:, None]
    rows, n = grid.shape[:2]
    index = np.arange(rows * n).reshape(rows, n)
    after = np.roll(index, -1, axis=1)
    quads = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4).tolist()
    return scene.mesh(name, grid.reshape(-1, 3), quads + [index[0].tolist(), index[-1][::-1].tolist()], made_of)


def bevelled(thing, width):
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, 3, "ANGLE"
    thing.data.polygons.foreach_set("use_smooth", np.ones(len(thing.data.polygons), dtype=bool))
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    return thing


def leg(a, b, ra, rb, made_of):
    segments, count = [], 14
    a, b = np.array(a, float), np.array(b, float)
    for k in range(count):
        t, s = k / count, (k + 1) / count
        segments.append((*(a + (b - a) * t), *(a + (b - a) * s), ra + (rb - ra) * t, ra + (rb - ra) * s))
    return scene.mesh("leg", *tubes(np.array(segments), 24), made_of, smooth=True)


def evaluated(thing):
    graph = bpy.context.evaluated_depsgraph_get()
    return bpy.data.meshes.new_from_object(thing.evaluated_get(graph))


def places(mesh):
    at = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
    mesh.vertices.foreach_get("co", at)
    return at.reshape(-1, 3).astype(float)


def quads_of(mesh):
    at = np.empty(len(mesh.loops), dtype=np.int32)
    mesh.loops.foreach_get("vertex_index", at)
    return at.reshape(-1, 4)


# Outside: dusk over a field.
scene.air = dict(density=0.011, height=2.4, foot=-0.8, haze=0.0016)
scene.sky(1.4, 0.2)
scene.scene.world.cycles.sampling_method = "NONE"
window_view(scene, 0.5, [(-6, 62, 0.9), (-14, 84, 1.1), (3, 88, 1.2)], (-130, 120))


def limewash(g):
    place = g.place()
    hand, brush = g.noise(place, 1.1, 2), g.noise(g.vector("MULTIPLY", place, (1, 1, 0.3)), 22, 3, 0.6)
    shade = g.mix(g.math("MULTIPLY_ADD", brush, 0.4, g.math("MULTIPLY", hand, 0.6)), (0.78, 0.765, 0.73), (0.87, 0.86, 0.83))
    return g.principled(shade, 0.97, None, 0.0)


wall = material(scene, "wall", limewash)
paint = material(scene, "paint", lambda g: g.principled((0.76, 0.745, 0.70), 0.45, None, 0.3))
floor = wood(scene, "floor", (0.47, 0.385, 0.295), (0.60, 0.51, 0.41), (9, 0.7, 9), 0.48, 5, 0.25)
ash = wood(scene, "ash", (0.50, 0.40, 0.29), (0.66, 0.56, 0.44), (10, 10, 1.0), 0.5, 6)
board = wood(scene, "board", (0.45, 0.35, 0.245), (0.61, 0.50, 0.38), (1.0, 10, 10), 0.45, 6)
beam = wood(scene, "beam", (0.30, 0.25, 0.195), (0.42, 0.36, 0.29), (1.0, 9, 9), 0.8, 6, 0.1)

floorboards(scene, floor, SIDE, FRONT, BACK, wide=(0.125, 0.155), long=(3.4, 5.2), first=3, uneven=0.0004, gap=0.002)
scene.box((0, 0, -0.06), (2 * SIDE, 12, 0.02), beam)
scene.box((0, -1.5, HIGH + 0.05), (2 * SIDE + 0.4, 9.4, 0.1), paint)
WINDOW = (-0.62, 0.10)
LOW, TOP = 1.02, 2.02
a, b = WINDOW
for x0, x1, z0, z1 in [(-SIDE - 0.4, a, -0.1, HIGH + 0.1), (b, SIDE + 0.4, -0.1, HIGH + 0.1), (a, b, -0.1, LOW), (a, b, TOP, HIGH + 0.1)]:
    scene.box(((x0 + x1) / 2, BACK + 0.21, (z0 + z1) / 2), (x1 - x0, 0.42, z1 - z0), wall)
for c in (a + 0.03, b - 0.03, (a + b) / 2):
    scene.box((c, BACK + 0.325, (LOW + TOP) / 2), (0.052, 0.05, TOP - LOW), paint, 0.004)
for z in (LOW + 0.03, TOP - 0.03, LOW + (TOP - LOW) * 0.66):
    scene.box(((a + b) / 2, BACK + 0.325, z), (b - a, 0.046, 0.044), paint, 0.004)
scene.box(((a + b) / 2, BACK + 0.13, LOW - 0.002), (b - a + 0.08, 0.34, 0.035), paint, 0.008)
middle = Vector(((a + b) / 2, BACK + 0.36, (LOW + TOP) / 2))
dusk = scene.lamp(middle, middle + Vector((0, -1, -0.1)), b - a, 7.0, (0.36, 0.62, 0.85), size_y=TOP - LOW)
scene.box((SIDE + 0.2, -1.5, 1.2), (0.4, 9.4, 2.8), wall)
scene.box((-SIDE - 0.2, -1.5, 1.2), (0.4, 9.4, 2.8), wall)
scene.box((0, FRONT - 0.2, 1.2), (9, 0.4, 2.8), wall)
scene.box((0, BACK - 0.01, 0.07), (2 * SIDE, 0.025, 0.14), paint, 0.005)

mark("room")
# Linen, and wool in herringbone.
linen = cloth(scene, "linen", ((0.62, 0.585, 0.51), (0.78, 0.75, 0.68)), weave(5, 512, 64, False, 1.0), 0.06, 0.0003, sheen=0.2, crumple=0.010)
shirting = cloth(scene, "shirting", ((0.40, 0.37, 0.33), (0.55, 0.52, 0.47)), weave(6, 512, 64, False, 1.0), 0.05, 0.0004, sheen=0.3, crumple=0.010)
YARN, WIDE, LONG = 0.0046, 1.60, 2.20


def cached(name, make):
    """What takes long is kept in the folder that CACHE names, for previews."""
    path = os.path.join(CACHE, name + ".npy") if CACHE else ""
    if path and os.path.exists(path):
        return np.load(path)
    made = make()
    if path:
        np.save(path, made)
    return made


def woven():
    steps = np.arange(4096) / 4096
    return np.array(herringbone(*np.meshgrid(steps * WIDE / YARN, steps * LONG / YARN)), dtype=np.float32)


tall_image, weft_image = (image(name, values) for name, values in zip(("tall", "weft"), cached("weave", woven)))
DARK, PALE = (0.030, 0.090, 0.082), (0.270, 0.330, 0.280)


def wool(g):
    place = g.place()
    at = g.vector("ADD", g.vector("MULTIPLY", g.node("ShaderNodeTexCoord").outputs["UV"], (1 / WIDE, 1 / LONG, 1)), (0.5, 0.5, 0))
    high, kind = (g.node("ShaderNodeTexImage", {0: at}, image=picture).outputs["Color"] for picture in (tall_image, weft_image))
    colour = g.mix(kind, DARK, PALE)
    heather = g.noise(place, 300, 3, 0.7)
    colour = g.mix(g.math("MULTIPLY", g.smooth(heather, 0.35, 0.75), 0.35), colour, g.mix(kind, scale(DARK, 2.4), scale(PALE, 0.55)))
    colour = g.mix(g.smooth(high, 0.35, 0.0), colour, scale(DARK, 0.4))
    return g.principled(colour, 1.0, g.bump(high, 0.0016), 0.04, 0.4, **{"Sheen Tint": 0.6})


lake = material(scene, "lake", wool)
fibre = material(scene, "fibre", lambda g: g.blend(0.45, g.principled((0.20, 0.25, 0.21), 0.6, None, 0.2), g.translucent((0.22, 0.27, 0.23))))

mark("wool")
# The recliner: a bent frame of ash with a cushion, on a low stand with four turned legs; its back is propped.
line = fitted([(0.76, 0, 0.455), (0.0, 0, -0.085), (-0.37, 0, -0.012), (-1.02, 0, -0.225)], smooth=26, between=40) + (0, 0, SEAT)
HALF, THICK = 0.34, 0.075
frame = []
for y in (-HALF + 0.02, HALF - 0.02):
    rail = fitted([(0.78, y, 0.470), (0.0, y, -0.085), (-0.37, y, -0.012), (-1.04, y, -0.232)], smooth=26, between=40) + (0, 0, SEAT)
    c = 0.005
    section = [(-0.016 + c, -0.145), (0.016 - c, -0.145), (0.016, -0.145 + c), (0.016, -0.093 - c), (0.016 - c, -0.093), (-0.016 + c, -0.093), (-0.016, -0.093 - c), (-0.016, -0.145 + c)]
    frame.append(swept("rail", rail, section, board))
    for at, lean in ((-0.50, -0.06), (0.44, 0.07)):
        frame.append(leg((at, y, 0.335), (at + lean, y * 1.06, 0.0), 0.021, 0.014, ash))
    frame.append(bevelled(swept("base", fitted([(-0.60, y, 0.315), (0.56, y, 0.315)], 0), [(-0.015, -0.024), (0.015, -0.024), (0.015, 0.024), (-0.015, 0.024)], board), 0.006))
    # The prop of the back, with a round of dark iron where it turns.
    k = np.argmin(abs(rail[:, 0] - 0.50))
    frame.append(leg((0.52, y * 0.92, 0.33), (rail[k, 0] + 0.05, y * 0.92, rail[k, 2] - 0.10), 0.012, 0.012, ash))
    # A post that carries the seat.
    frame.append(leg((0.02, y, 0.33), (0.02, y, 0.36), 0.02, 0.02, ash))
    frame.append(leg((-0.38, y, 0.33), (-0.38, y, 0.40), 0.016, 0.016, ash))
for x, z in ((-0.55, 0.30), (0.52, 0.30)):
    frame.append(scene.box((x, 0, z), (0.04, 2 * HALF - 0.04, 0.03), board, 0.006))


def cushion():
    """A section with round edges along the line; puffed a little between its seams."""
    angles = np.linspace(0, 2 * math.pi, 73)[:-1]
    c, s = np.cos(angles), np.sin(angles)
    flat = 12.0
    shape = 1 / (np.abs(c) ** flat + np.abs(s) ** flat) ** (1 / flat)
    # aside and up in the box (-1..1), corners round by a superellipse
    aside, up = HALF * c * shape, THICK / 2 * np.sign(s) * np.abs(s) ** 0.5 * np.minimum(1, shape * 1.0)
    aside = HALF * np.sign(c) * np.abs(c) ** 0.22
    up = (THICK / 2) * np.sign(s) * np.abs(s) ** 0.45
    path = line
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    normal = np.stack([-ahead[:, 2], 0 * ahead[:, 0], ahead[:, 0]], -1)
    normal *= np.sign(normal[:, 2:3].mean())
    end = np.clip(np.minimum(length, length[-1] - length) / 0.05, 0, 1)
    end = np.sqrt(1 - (1 - end) ** 2) * 0.93 + 0.07
    puff = 0.008 * swell(9, 6, 6, 1.0)(path[:, None, 0] * 2, aside[None, :])
    grid = path[:, None] + aside[None, :, None] * np.array([0, 1.0, 0]) * (0.97 + 0.03 * end[:, None, None]) + ((up[None, :] * end[:, None] - THICK / 2) + puff * (up[None, :] > 0))[..., None] * normal[:, None]
    grid = np.concatenate([grid, grid[:, :1]], 1)
    around = np.concatenate([[0], np.cumsum(np.hypot(np.diff(np.append(aside, aside[0])), np.diff(np.append(up, up[0]))))])
    gu, gv = np.meshgrid(around, length)
    return scene.surface("cushion", grid, linen, (gu, gv))


pad = cushion()

mark("recliner")
# Somebody.
points, faces, joints, with_head = pose.guest()
LIFT = np.array([0, 0, SEAT])
points = points + LIFT
place_head = lambda q: with_head(np.asarray(q, float)) + LIFT  # noqa: E731
body_faces = np.array(faces["body"])
rest_points, _, rest_joints, _ = human.posed({}, pose.FACE)


def fine(name, at, levels=2):
    used, inverse = np.unique(body_faces.ravel(), return_inverse=True)
    thing = scene.mesh(name, at[used], inverse.reshape(-1, 4).astype(np.int32), None, smooth=True)
    modifier = thing.modifiers.new("round", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    mesh = evaluated(thing)
    bpy.data.objects.remove(thing)
    return places(mesh), quads_of(mesh)


lying, quads = fine("lying", points)
standing, _ = fine("standing", rest_points)
EYE = 0.6745


def gauss(x, width):
    return np.exp(-((x / width) ** 2))


sx, sy, sz = standing.T
front = np.clip((sz - 0.10) / 0.03, 0, 1)
lips = np.clip(1.25 * gauss(sx, 0.021 + 0 * sx) * np.where(sy > 0.6135, gauss(sy - 0.6135, 0.0062), gauss(sy - 0.6135, 0.0075)) * front, 0, 1) ** 1.2
flush = np.clip(0.8 * gauss(np.abs(sx) - 0.040, 0.022) * gauss(sy - 0.640, 0.022) * front + 0.8 * gauss(sx, 0.014) * gauss(sy - 0.645, 0.014) * front + 0.9 * (np.abs(sx) > 0.068) * (sy > 0.62), 0, 1)


def skin(g):
    place = g.place()
    spots = g.noise(place, 130, 4, 0.6)
    colour = g.mix(g.noise(place, 28, 3), (0.66, 0.47, 0.37), (0.74, 0.55, 0.445))
    colour = g.mix(g.math("MULTIPLY", g.attribute("flush"), 0.5), colour, (0.66, 0.36, 0.28))
    colour = g.mix(g.math("MULTIPLY", g.smooth(spots, 0.55, 0.8), 0.25), colour, (0.52, 0.34, 0.25))
    colour = g.mix(g.math("MULTIPLY", g.attribute("lips"), 0.72), colour, (0.47, 0.22, 0.19))
    pores = g.bump(g.noise(place, 900, 2, 0.6), 0.0004, 0.6, g.bump(g.noise(place, 160, 3, 0.5), 0.0008, 0.5))
    return g.principled(colour, 0.48, pores, 0.35, 0.05, )


skin = material(scene, "skin", skin)
# What is under the blanket need not be there but as a shape.
seen = (standing[quads, 1].mean(1) > 0.40) & (np.abs(standing[quads, 0]).mean(1) < 0.20)
kept, back_index = np.unique(quads[seen].ravel(), return_inverse=True)
scene.mesh("person", lying[kept], back_index.reshape(-1, 4).astype(np.int32), skin, smooth=True, lips=lips[kept], flush=flush[kept])

# A shirt with a ribbed collar.
normals = np.zeros_like(lying)
corner = lying[quads]
face_normal = np.cross(corner[:, 2] - corner[:, 0], corner[:, 3] - corner[:, 1])
for k in range(4):
    np.add.at(normals, quads[:, k], face_normal)
normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12
NECKLINE = 0.505
level = standing[:, 1] + 0.42 * standing[:, 2]
arms = np.abs(standing[:, 0]) < 0.27
shirt_part = (level[quads].mean(1) < NECKLINE) & (standing[quads, 1].mean(1) > 0.02) & arms[quads].all(1)
kept, index = np.unique(quads[shirt_part].ravel(), return_inverse=True)
crease = 0.004 * np.abs(swell(17, 22, 22, 1.0)(standing[kept, 0], standing[kept, 1]))
shirt = scene.mesh("shirt", lying[kept] + normals[kept] * (0.006 + crease)[:, None], index.reshape(-1, 4).astype(np.int32), shirting, smooth=True)
uvs = np.stack([standing[kept, 0] * 1.0, standing[kept, 1]], -1)
unwrap(shirt, uvs[:, 0], uvs[:, 1])
ring = np.nonzero((np.abs(level - NECKLINE) < 0.004) & (np.abs(standing[:, 0]) < 0.12) & (standing[:, 1] > 0.4))[0]
angle = np.arctan2(standing[ring, 0], standing[ring, 2] - 0.02)
bins = np.linspace(-math.pi, math.pi, 65)
collar = []
for lo, hi in zip(bins[:-1], bins[1:]):
    m = (angle >= lo - 0.06) & (angle < hi + 0.06)
    if m.any():
        collar.append((lying[ring[m]] + normals[ring[m]] * 0.006).mean(0))
collar = np.array(collar)
for _ in range(3):
    collar = (np.roll(collar, 1, 0) + 2 * collar + np.roll(collar, -1, 0)) / 4
after = np.roll(collar, -1, 0)
segments = np.concatenate([collar, after, np.full((len(collar), 2), 0.0075)], 1)
scene.mesh("collar", *tubes(segments, 12), shirting, smooth=True)

mark("person")
# The eye mask: where rays from the axis of the head leave it, smoothed and padded; a strap runs around over the hair.
head_tree = BVHTree.FromPolygons(standing.tolist(), quads[(standing[quads, 1].mean(1) > 0.50)].tolist())


def outside(angle, y, centre=(0.0, 0.055)):
    """How far from the axis of the head its skin is, in a direction (0 forward) at a height."""
    way = Vector((math.sin(angle), 0, math.cos(angle)))
    origin = Vector((centre[0], y, centre[1]))
    hit = head_tree.ray_cast(origin + way * 0.3, -way)[0]
    return (hit - origin).length if hit else 0.0


def blurred(a, rows, columns):
    for axis, times in ((0, rows), (1, columns)):
        for _ in range(times):
            p = np.pad(a, [(1, 1) if k == axis else (0, 0) for k in (0, 1)], mode="edge")
            a = (np.take(p, range(0, a.shape[axis]), axis) + 2 * a + np.take(p, range(2, a.shape[axis] + 2), axis)) / 4
    return a


def around(angles, middle, above, below, rows, pad_out, soft):
    """A band around the head: between `middle` - `below` and + `above` (arrays by angle)."""
    t = np.linspace(-1, 1, rows)[:, None]
    y = middle[None] + np.where(t > 0, t * above[None], t * below[None])
    r = np.array([[outside(a, yy) for a, yy in zip(angles, row)] for row in y])
    wide = r.copy()
    for _ in range(soft):
        p = np.pad(wide, 1, mode="edge")
        wide = np.maximum(wide, np.maximum(np.maximum(p[:-2, 1:-1], p[2:, 1:-1]), np.maximum(p[1:-1, :-2], p[1:-1, 2:])) * 0.9985)
    wide = blurred(wide, soft, soft)
    wide = wide + pad_out(t, angles[None])
    return np.stack([np.sin(angles)[None] * wide, y, 0.055 + np.cos(angles)[None] * wide], -1)


MASK = 1.22
angles = np.linspace(-MASK, MASK, 91)
f = np.abs(angles) / MASK
taper = np.clip((1 - f) / 0.35, 0, 1) ** 0.6
middle = EYE + 0.003 + 0.020 * f**2
above = 0.009 + 0.019 * taper + 0.004 * gauss(f - 0.35, 0.25)
below = 0.009 + 0.022 * taper - 0.016 * gauss(f, 0.17)
band = around(angles, middle, above, below, 31, lambda t, a: 0.0020 + 0.0040 * np.clip(1 - np.abs(t) ** 3, 0, 1) * np.clip((MASK - np.abs(a)) / 0.5, 0.25, 1), 5)
silk = material(scene, "silk", lambda g: g.principled(g.mix(g.noise(g.place(), 60, 3), (0.018, 0.030, 0.034), (0.032, 0.050, 0.054)), 0.60, g.bump(g.noise(g.place(), 45, 3, 0.5), 0.0025), 0.35, 0.5))
mask = scene.surface("mask", place_head(band.reshape(-1, 3)).reshape(band.shape), silk)
thick = mask.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = 0.006, -1
mask.modifiers.new("round", "SUBSURF").render_levels = 2
rim = np.concatenate([band[0], band[1:, -1], band[-1, -2::-1], band[-2:0:-1, 0]])
for _ in range(2):
    rim = (np.roll(rim, 1, 0) + 2 * rim + np.roll(rim, -1, 0)) / 4
rim = place_head(rim)
scene.mesh("rim", *tubes(np.concatenate([rim, np.roll(rim, -1, 0), np.full((len(rim), 2), 0.0021)], 1), 10), silk, smooth=True)


def strap_middle(angle):
    f = np.abs(angle)
    return EYE + 0.023 + 0.024 * np.clip((f - MASK) / 0.6, 0, 1) - 0.012 * np.clip((f - 2.2) / 0.9, 0, 1)


angles = np.linspace(MASK - 0.08, 2 * math.pi - MASK + 0.08, 80)
turned = np.where(angles > math.pi, angles - 2 * math.pi, angles)
STRAP = 0.0105
strap = around(turned, strap_middle(turned), np.full(80, STRAP), np.full(80, STRAP), 7, lambda t, a: 0.0085 - 0.0055 * np.clip((1.55 - np.abs(a)) / 0.2, 0, 1), 3)
thing = scene.surface("strap", place_head(strap.reshape(-1, 3)).reshape(strap.shape), silk)
thick = thing.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = 0.002, -1
thing.modifiers.new("round", "SUBSURF").render_levels = 1

mark("mask")
# Hair: combed back from the forehead and behind the ears; its ends lie on the pillow.
ROOT = np.random.default_rng(21)


def hairline(angle):
    """The height above which hair grows, by direction (0 forward)."""
    f = np.abs(angle)
    return EYE + np.interp(f, [0, 0.45, 0.85, 1.10, 1.32, 1.50, 1.62, 1.85, 2.2, math.pi], [0.074, 0.072, 0.060, 0.040, -0.004, -0.006, 0.030, 0.000, -0.062, -0.080])


scalp = standing[quads].mean(1)
turned_to = np.arctan2(scalp[:, 0], scalp[:, 2] - 0.055)
on_scalp = (scalp[:, 1] > 0.585) & (scalp[:, 1] > hairline(turned_to) + 0.0) & ((np.abs(scalp[:, 0]) < 0.073) | (scalp[:, 1] > 0.684))
area = np.linalg.norm(np.cross(standing[quads[:, 1]] - standing[quads[:, 0]], standing[quads[:, 3]] - standing[quads[:, 0]]), axis=1) * on_scalp
STRANDS = 16000
chosen = ROOT.choice(len(quads), STRANDS, p=area / area.sum())
s, t = ROOT.uniform(0, 1, (2, STRANDS, 1))
q = standing[quads[chosen]]
root = (q[:, 0] * (1 - s) + q[:, 1] * s) * (1 - t) + (q[:, 3] * (1 - s) + q[:, 2] * s) * t
centre = np.array([0, EYE + 0.030, 0.045])
long = np.clip(ROOT.normal(0.165, 0.03, STRANDS), 0.06, 0.24)
lift_to = ROOT.uniform(0.004, 0.020, STRANDS)
lump = swell(33, 60, 60, 1.0)
STEPS = 20
strand = np.zeros((STEPS + 1, STRANDS, 3))
strand[0] = root

def nearest(p):
    """The nearest places on the head and its normals there, outwards."""
    base, normal = np.empty_like(p), np.empty_like(p)
    for n, q in enumerate(p.tolist()):
        hit = head_tree.find_nearest(q)
        base[n], normal[n] = hit[0], hit[1]
    inward = ((normal * (base - centre)).sum(1) < 0) & (np.linalg.norm(base - centre, axis=1) > 0.05)
    normal[inward] *= -1
    return base, normal


def unit(a):
    return a / (np.linalg.norm(a, axis=1, keepdims=True) + 1e-9)


p = root.copy()
way = nearest(p)[1] * 0.9 + np.array([0, 0.15, -0.6])
for k in range(STEPS):
    out = unit(p - centre)
    side = np.sign(p[:, 0]) * (np.abs(p[:, 0]) > 0.004) * (p[:, 1] < EYE + 0.08)
    flow = np.stack([0.10 * side, -0.30 - 0.55 * np.clip(0.05 - p[:, 2], 0, None) / 0.12, np.full(STRANDS, -1.0)], -1)
    flow += 0.16 * np.stack([lump(p[:, 1] * 0.7 + 3, p[:, 2] * 0.7), lump(p[:, 0] * 0.7, p[:, 2] * 0.7 + 1), np.zeros(STRANDS)], -1)
    flow = unit(flow - out * (flow * out).sum(1, keepdims=True))
    way = unit(way * 0.55 + flow * 0.45)
    p = p + way * (long / STEPS)[:, None]
    base, normal = nearest(p)
    most = lift_to * min(1.0, (k + 1) / 5) + 0.0015
    # The strap presses it down.
    angle = np.arctan2(p[:, 0], p[:, 2] - 0.055)
    press = np.exp(-(((p[:, 1] - strap_middle(angle)) / 0.014) ** 2)) * (np.abs(angle) > 1.2)
    most = most * (1 - 0.72 * press)
    high = ((p - base) * normal).sum(1)
    move = np.where(high < 0.0012, 0.0012 - high, np.where(high > most, (most - high) * 0.6, 0))
    p = p + normal * move[:, None]
    strand[k + 1] = p
world = place_head(strand.reshape(-1, 3)).reshape(strand.shape)
# The ends fall.
for k in range(9, STEPS + 1):
    f = (k - 8) / (STEPS - 8)
    world[k, :, 2] -= 0.018 * f**1.6 * (strand[k, :, 2] < 0.05)
taper = np.interp(np.arange(STEPS + 1), [0, STEPS * 0.7, STEPS], [1, 1, 0.35])
THICK_HAIR = 0.00048
segments = np.concatenate([world[:-1].reshape(-1, 3), world[1:].reshape(-1, 3), np.repeat(taper[:-1] * THICK_HAIR, STRANDS)[:, None], np.repeat(taper[1:] * THICK_HAIR, STRANDS)[:, None]], 1)
vertices, hair_faces = tubes(segments, 3)
tone = np.repeat(np.tile(np.clip(ROOT.normal(0.5, 0.22, STRANDS) + 0.25 * lump(root[:, 0], root[:, 1]), 0, 1), STEPS), 6)


def hair(g):
    colour = g.mix(g.attribute("tone"), (0.155, 0.108, 0.070), (0.42, 0.325, 0.225))
    return g.principled(colour, 0.38, None, 0.45)


hair = material(scene, "hair", hair)
scene.mesh("hair", vertices, hair_faces.astype(np.int32), hair, smooth=True, tone=tone)
mark("hair")
# Under it the scalp is as dark.
cap_faces = quads[on_scalp & (scalp[:, 1] > hairline(turned_to) + 0.006)]
kept, index = np.unique(cap_faces.ravel(), return_inverse=True)
head_normals = np.zeros_like(standing)
corner = standing[quads]
face_normal = np.cross(corner[:, 2] - corner[:, 0], corner[:, 3] - corner[:, 1])
for k in range(4):
    np.add.at(head_normals, quads[:, k], face_normal)
head_normals /= np.linalg.norm(head_normals, axis=1, keepdims=True) + 1e-12
under = material(scene, "under", lambda g: g.principled((0.17, 0.11, 0.065), 0.7, g.bump(g.noise(g.place((60, 60, 60)), 4, 3), 0.003), 0.2))
scene.mesh("scalp", place_head(standing[kept] + head_normals[kept] * 0.0012), index.reshape(-1, 4).astype(np.int32), under, smooth=True)


# The pillow, filled between the back and the head.
LEAN = math.radians(pose.LEAN)


def pillow():
    """A filled pillow on the raised back, in which the head lies."""
    head = np.array(place_head([(0, EYE - 0.020, -0.035)]))[0]
    across = np.array([-math.sin(LEAN), 0, math.cos(LEAN)])
    along = np.array([math.cos(LEAN), 0, math.sin(LEAN)])
    foot = line[np.argmin(np.linalg.norm(line - (head - across * 0.10), axis=1))]
    print("MARK gap under the head", round((head - foot) @ across, 3))
    foot = foot + along * ((head - foot) @ along - 0.015)
    wide, long, full = 0.30, 0.175, 0.100
    angle = np.linspace(0, 2 * math.pi, 161)
    ring = np.linspace(0, 1, 70)
    c, d = np.cos(angle), np.sin(angle)
    box = 1 / (np.abs(c) ** 5 + np.abs(d) ** 5) ** 0.2
    # Its corners stick out a little, its sides are drawn in.
    box = box * (1 + 0.03 * np.cos(4 * angle + math.pi))
    gy, ga = ring[:, None] * (c * box)[None] * wide, ring[:, None] * (d * box)[None] * long
    dome = np.sqrt(np.clip(1 - ring**2.6, 0, 1))[:, None] * np.ones_like(gy)
    dents = swell(51, 14, 14, 0.014)(gy, ga) + 0.6 * swell(52, 34, 34, 0.007)(gy, ga)
    radial = 0.007 * np.sin(angle * 17 + 2 * np.sin(angle * 3))[None] * (ring**3)[:, None]
    top = full * 0.80 * dome + (dents + radial) * dome
    bottom = -full * 0.20 * dome
    tree = BVHTree.FromPolygons(lying.tolist(), quads[(standing[quads, 1].mean(1) > 0.42)].tolist())
    for i in range(len(ring)):
        for j in range(len(angle)):
            p = foot + along * ga[i, j] + np.array([0, 1.0, 0]) * gy[i, j]
            hit = tree.ray_cast(Vector(p - across * 0.03), Vector(across))[0]
            if hit:
                under = (np.array(hit) - p) @ across - 0.001
                top[i, j] = min(top[i, j], under)
    top = softened(top, 1.2, 1.2) * (dome > 0.02)
    bottom = np.minimum(bottom, top - 0.004 * dome)
    made = []
    for sheet_z in (top, bottom[::-1]):
        made.append(sheet_z)
    rows_y, rows_a, rows_z = np.concatenate([gy, gy[::-1]]), np.concatenate([ga, ga[::-1]]), np.concatenate(made)
    grid = foot + rows_a[..., None] * along + rows_y[..., None] * np.array([0, 1.0, 0]) + (rows_z + full * 0.20 - 0.012)[..., None] * across
    return scene.surface("pillow", grid, linen, (rows_y, rows_a))


def softened(a, rows, columns):
    """A blur by so many cells each way."""
    for axis, wide in ((0, rows), (1, columns)):
        if wide:
            reach = int(3 * wide)
            kernel = np.exp(-((np.arange(-reach, reach + 1) / wide) ** 2) / 2)
            kernel /= kernel.sum()
            p = np.pad(a, [(reach, reach) if k == axis else (0, 0) for k in (0, 1)], mode="edge")
            a = sum(w * np.take(p, range(k, k + a.shape[axis]), axis) for k, w in enumerate(kernel))
    return a


pillow().modifiers.new("round", "SUBSURF").render_levels = 1

mark("pillow")
# The blanket: laid along the body, then let fall.
ACROSS, ALONG, BW, FLAP = 260, 420, 1.20, 0.15
NX, NY = np.linspace(0.36, -0.955, 264), np.linspace(-0.42, 0.42, 169)


def hull(y, z):
    """The line that a taut cloth takes over z(y)."""
    kept = []
    for p in zip(y, z):
        while len(kept) > 1 and (kept[-1][0] - kept[-2][0]) * (p[1] - kept[-2][1]) >= (kept[-1][1] - kept[-2][1]) * (p[0] - kept[-2][0]):
            kept.pop()
        kept.append(p)
    kept = np.array(kept)
    return np.interp(y, kept[:, 0], kept[:, 1])


def draped():
    """How high the blanket lies: over the body, tauter than it, down to the cushion."""
    under = np.interp(-NX, -line[::-1, 0][::-1], line[::-1, 2][::-1]) if line[0, 0] < line[-1, 0] else np.interp(-NX, -line[:, 0], line[:, 2])
    ground = np.repeat(under[:, None], len(NY), 1)
    ground -= np.clip(-1.02 - NX, 0, None)[:, None] * 2.2
    solid_body = ground.copy()
    covered = lying[standing[:, 1] < 0.50]
    i = np.rint((NX[0] - covered[:, 0]) / (NX[0] - NX[1])).astype(int)
    j = np.rint((covered[:, 1] - NY[0]) / (NY[1] - NY[0])).astype(int)
    ok = (i >= 0) & (i < len(NX)) & (j >= 0) & (j < len(NY))
    np.maximum.at(solid_body, (i[ok], j[ok]), covered[ok, 2])
    # Holes between vertices.
    p = np.pad(solid_body, 1, mode="edge")
    solid_body = np.maximum(solid_body, np.maximum(np.minimum(p[:-2, 1:-1], p[2:, 1:-1]), np.minimum(p[1:-1, :-2], p[1:-1, 2:])))
    taut = np.array([hull(NY, z) for z in solid_body])
    taut = np.minimum(taut, softened(solid_body, 6, 6) + 0.09)
    tight = np.interp(-NX, [0.55, 0.80], [0.60, 0.97])[:, None]
    cloth = tight * taut + (1 - tight) * softened(solid_body, 2, 3)
    solid_body = np.where(tight > 0.8, softened(solid_body, 3, 4), solid_body)
    cloth = softened(cloth, 4, 4)
    for _ in range(3):
        cloth = softened(np.maximum(cloth, solid_body + 0.004), 1.6, 1.6)
    return np.maximum(cloth, softened(solid_body, 1, 1)) + 0.008


high = draped()
slope = np.gradient(high[:, len(NY) // 2 - 40 : len(NY) // 2 + 41].mean(1), NX)
length = np.concatenate([[0], np.cumsum(np.hypot(1, (slope[1:] + slope[:-1]) / 2) * np.abs(np.diff(NX)))])
BL = length[-1]
v = np.linspace(0, BL, ALONG)
u = np.linspace(-BW / 2, BW / 2, ACROSS)
x = np.interp(v, length, NX)
rows = np.array([np.interp(x, NX[::-1], column[::-1]) for column in high.T]).T
lying_y, lying_z, hang = np.zeros((ALONG, ACROSS)), np.zeros((ALONG, ACROSS)), np.zeros((ALONG, ACROSS))
EDGE = 0.352
for k in range(ALONG):
    # From the middle outwards along the section; past the cushion's edge it hangs.
    shift = 0.045 + 0.014 * math.sin(v[k] * 2.3 + 0.5)
    inside = np.abs(NY) <= EDGE
    ys, zs = NY[inside], rows[k][inside]
    arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(ys), np.diff(zs)))])
    arc -= np.interp(0, ys, arc)
    at = u + shift
    lying_y[k] = np.interp(at, arc, ys)
    lying_z[k] = np.interp(at, arc, zs)
    over = np.clip(at - arc[-1], 0, None) + np.clip(arc[0] - at, 0, None)
    hang[k] = over
    # Round the edge, then down.
    bend = np.minimum(over / 0.045, math.pi / 2)
    lying_y[k] += np.sign(at) * 0.045 * np.sin(bend) * (over > 0)
    lying_z[k] -= 0.045 * (1 - np.cos(bend)) * (over > 0) + np.clip(over - 0.045 * math.pi / 2, 0, None) * 0.985
gu, gv = np.meshgrid(u, v)
grid = np.stack([np.repeat(x[:, None], ACROSS, 1), lying_y, lying_z], -1)
for _ in range(3):
    grid[:, 1:-1] = (grid[:, :-2] + 2 * grid[:, 1:-1] + grid[:, 2:]) / 4
    grid[1:-1] = (grid[:-2] + 2 * grid[1:-1] + grid[2:]) / 4


# On the raised back its sections lie across the body, not upright.
aslant = (grid[:, ACROSS // 2, 2][:, None] - grid[..., 2]) * 0.50 * np.clip(1 - gv / 0.55, 0, 1)
grid[..., 0] += aslant * math.cos(LEAN)
grid[..., 2] += aslant * math.sin(LEAN) * np.clip(1 - hang / 0.1, 0.3, 1)


def upwards(grid):
    a, b = np.gradient(grid, axis=1), np.gradient(grid, axis=0)
    n = np.cross(b, a)
    n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12
    return n * np.where(n[..., 2].mean() < 0, -1, 1)


# Folds: soft where it lies on the body, deep where it hangs; a few long ones run aslant.
loose = np.clip((np.abs(gu + 0.03) - 0.13) / 0.16, 0, 1)
wander = swell(41, 5, 3, 0.35)(gv, gu)
pleat = np.sin(2 * math.pi * (gv / 0.155 + wander + 0.5 * np.sin(gv * 3.1) - 0.35 * np.abs(gu)))
pleat = np.clip(0.5 + 0.5 * pleat, 0, 1) ** 1.4
amount = 0.004 + 0.012 * loose + 0.016 * np.clip(hang / 0.12, 0, 1)
calm = np.clip((gv - 0.06) / 0.22, 0, 1) ** 1.5
lift = amount * pleat * (0.45 + 0.55 * np.sin(gv * 4.3 + 1.7 * gu + 0.9) ** 2)
lift += np.abs(swell(43, 9, 9, 0.006)(gu, gv)) + 0.5 * swell(44, 21, 15, 0.004)(gu, gv)
for at, slant, wide, tall_fold, begin, end in [(0.30, 0.55, 0.020, 0.020, -0.42, 0.10), (0.52, -0.40, 0.024, 0.018, -0.50, -0.02), (0.86, 0.62, 0.018, 0.018, -0.45, 0.12), (1.12, -0.35, 0.022, 0.015, -0.40, 0.2), (0.40, -0.7, 0.018, 0.014, 0.0, 0.4), (0.70, 0.35, 0.026, 0.016, -0.55, -0.05)]:
    off = (gv - at - slant * gu - 0.02 * np.sin(gu * 14 + at * 20)) / wide
    lift += tall_fold * np.exp(-(off**2)) * np.clip((gu - begin) / 0.12, 0, 1) * np.clip((end - gu) / 0.12, 0, 1)
lift *= 0.15 + 0.85 * calm
normal = upwards(grid)
grid = grid + lift[..., None] * normal
grid[..., 1] += np.sign(grid[..., 1]) * hang * 0.02
normal = upwards(grid)
# At the chest it is turned back: its end lies on it, with the fringe.
n = int(FLAP / (v[1] - v[0]))
back = grid[:n] + normal[:n] * (0.017 + 0.004 * np.sin(gu[:n] * 11 + 0.6) + 0.5 * np.abs(swell(47, 12, 9, 0.010)(gu[:n], gv[:n])))[..., None]
back[:, :, 1] *= 1.012
turn_rows = []
middle_of = (grid[0] + back[0]) / 2
half = np.linalg.norm(back[0] - grid[0], axis=1)[:, None] / 2
ahead = grid[0] - grid[1]
ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
up = (back[0] - grid[0]) / (2 * half)
for angle in np.linspace(-75, 75, 7):
    turn_rows.append(middle_of + half * (up * -math.sin(math.radians(-angle)) + 1.15 * ahead * math.cos(math.radians(angle))))
whole = np.concatenate([back[::-1], np.array(turn_rows)[::-1], grid])
step = v[1] - v[0]
place_v = np.concatenate([-(np.arange(n)[::-1] * step) - 0.02, np.linspace(-0.02, 0, 9)[1:-1], v])
wu, wv = np.meshgrid(u, place_v)
blanket = scene.surface("blanket", whole, lake, (wu, wv - BL / 2 + 0.08))
thick = blanket.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = 0.006, 0
blanket.modifiers.new("round", "SUBSURF").render_levels = 1
blanket.data.materials.append(fibre)

# The fringe of the end that is turned back: tassels of twisted yarn lie on the wool.
rows = []
for k in np.arange(2, ACROSS - 2, 2.4):
    i = int(k)
    start = back[-1, i]
    along_v = back[-1, i] - back[-6, i]
    along_v /= np.linalg.norm(along_v)
    tassel = random.uniform(0.040, 0.055)
    heading, curl = random.normal(0, 0.25), random.normal(0, 6)
    path = []
    for t in np.linspace(0, 1, 12):
        row = min(ALONG - 1, n + int(t * tassel / step))
        aside = math.sin(heading + curl * t * tassel) * t * tassel
        column = int(np.clip(i + aside / (u[1] - u[0]), 1, ACROSS - 2))
        rest = grid[row, column] + normal[row, column] * (0.0055 + 0.010 * math.exp(-t * 5) + 0.003 * random.uniform(0, 1) * t)
        path.append(rest if t else start)
    path = np.array(path)
    path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
    rows += [(*a, *b, 0.0017, 0.0017) for a, b in zip(path[:-1], path[1:])]
yarn = material(scene, "yarn", lambda g: g.principled(g.mix(g.noise(g.place(), 500, 3, 0.7), scale(DARK, 1.2), (0.12, 0.21, 0.185)), 1.0, g.bump(g.noise(g.place(), 900, 3, 0.7), 0.0006), 0.04, 0.4))
scene.mesh("fringe", *tubes(np.array(rows), 7), yarn, smooth=True)
if "hairs" in sys.argv:
    hairs(blanket, 60_000, 0.005, 2, 3, 0.0001, 0.7)

mark("blanket")
# The units at the wall: slim, of ash, each with a slit that glows, forwards and at the wall.
warm = (1.0, 0.66, 0.38)
shine = {}


def glowing(g):
    shine[0] = g.emission((1.0, 0.70, 0.42), 1.9)
    return shine[0]


glow = material(scene, "glow", glowing)
glow.cycles.sample_as_light = False
lamps = []
for x, ahead, behind in ((1.02, 11.0, 2.4), (1.62, 0, 2.4)):
    y = BACK - 0.16
    for part in (-0.042, 0.042):
        scene.box((x + part, y, 0.92), (0.062, 0.13, 1.72), ash, 0.008)
    scene.box((x, y, 0.92), (0.026, 0.10, 1.58), glow)
    for way, watts in ((-1, ahead), (1, behind)):
        if watts:
            lamps.append(scene.lamp((x, y + way * 0.07, 0.92), (x, y + way, 0.92), 0.03, watts, warm, size_y=1.55))

if __name__ == "__main__":
    # The units of the ring that stand behind the camera, outside the picture.
    key = scene.lamp((-0.75, -1.9, 2.0), (0.30, 0, 0.80), 0.5, 5.5, warm, size_y=1.0)
    key.data.spread = math.radians(75)
    develop.GROUPS = [([dusk], 1.0), ([key], 1.0), *(([lamp], 0.5) for lamp in lamps)]
    develop.dark = lambda: setattr(shine[0].node.inputs[1], "default_value", 0.0)
    develop.bright = lambda: setattr(shine[0].node.inputs[1], "default_value", 1.9)
    # What shines a little of itself (mist, and the slits) is no lamp to aim at: it would take half of all samples.
    for made in bpy.data.materials:
        made.cycles.sample_as_light = False
    develop.OVER = 1.2
    scene.render(exposure=1.0, bloom=0.06, contrast=1.08, denoise=0.7, calm=5, sharp=0.35)
