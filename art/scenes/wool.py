"""The edge of a wool blanket on linen, near enough to touch. Every yarn is there: the weave is geometry, not a picture.

Run: blender -b --python art/scenes/wool.py -- morning     (or: evening; then width and samples for a preview)
"""

import os
import sys

import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
from interior import cloth, hairs, herringbone, sheet, swell, weave  # noqa: E402
from kit import Scene, material, scale  # noqa: E402
from landscape import tubes  # noqa: E402

scene = Scene("wool", samples=8, seed=8, bounces=4)
scene.camera((0.14, -0.565, 0.325), (-0.005, -0.062, 0.010), 70, focus=(0.0, -0.075, 0.03), stop=4.5, roll=-1.2)
random = scene.random
YARN = 0.0040
EDGE = -0.125
DARK, PALE = (0.030, 0.090, 0.082), (0.290, 0.345, 0.290)


def folds(x, y):
    """The soft folds of the blanket: how high, and how far they lean towards the camera."""
    wander = 0.012 * np.sin(x * 9 + 1) + 0.006 * np.sin(x * 23)
    first = 0.030 * np.exp(-(((y - 0.045 - 0.30 * x - wander) / 0.028) ** 2)) * (0.75 + 0.25 * np.sin(x * 8 + 2))
    second = 0.046 * np.exp(-(((y - 0.170 - 0.12 * x - 1.5 * wander) / 0.042) ** 2))
    third = 0.011 * np.exp(-(((y + 0.055 - 0.45 * x) / 0.020) ** 2)) * np.clip(0.4 + 3 * x, 0, 1)
    rest = swell(21, 16, 13, 0.0035)(x, y)
    return first + second + third + rest + 0.006, 0.75 * first + 0.55 * second + 0.3 * third


# The blanket, from its edge backwards; each yarn gets eight points across.
across, along = np.linspace(-0.30, 0.24, 1080), np.linspace(EDGE, 0.30, 850)
x, y = np.meshgrid(across, along)
high, lean = folds(x, y)
yarn, weft = herringbone(x / YARN, y / YARN)
depth = 0.0016
edge = np.clip((y - EDGE) / 0.004, 0, 1) ** 0.5
points = np.stack([x + 0.25 * lean * 0.3, y - lean + 0.004 * np.sin(x * 30) * (1 - np.clip((y - EDGE) / 0.06, 0, 1)), high * (0.35 + 0.65 * np.clip((y - EDGE) / 0.05, 0, 1)) + yarn * depth * edge], -1)


def wool(g):
    place = g.place()
    kind, tall = g.attribute("weft"), g.attribute("tall")
    heather = g.noise(g.vector("MULTIPLY", place, (1, 1, 1)), 420, 3, 0.7)
    colour = g.mix(kind, DARK, PALE)
    colour = g.mix(g.math("MULTIPLY", g.smooth(heather, 0.35, 0.75), 0.35), colour, g.mix(kind, scale(DARK, 2.4), scale(PALE, 0.55)))
    colour = g.mix(g.smooth(tall, 0.35, 0.0), colour, scale(DARK, 0.4))
    return g.principled(colour, 1.0, g.bump(g.noise(place, 1100, 3, 0.7), 0.0005), 0.04, 0.4, **{"Sheen Tint": 0.6})


blanket = scene.surface("blanket", points, material(scene, "wool", wool), weft=weft.ravel(), tall=(yarn * edge).ravel())
fibre = material(scene, "fibre", lambda g: g.blend(0.45, g.principled((0.20, 0.25, 0.21), 0.6, None, 0.2), g.translucent((0.22, 0.27, 0.23))))
blanket.data.materials.append(fibre)
hairs(blanket, 120_000, 0.0042, 2, 3, 0.00008, 0.7)

# The fringe: each tassel is three yarns twisted around one another.
rows = []
for start in np.arange(-0.295, 0.235, YARN * 2.6):
    start += random.normal(0, 0.0006)
    long, turn, curl = random.uniform(0.040, 0.056), random.normal(0, 0.28), random.normal(0, 7)
    t = np.linspace(0, 1, 34)
    heading = turn + curl * t * long
    px = start + np.cumsum(np.sin(heading)) * long / 34
    py = EDGE + 0.004 - np.cumsum(np.cos(heading)) * long / 34 + 0.004 * np.sin(start * 30)
    begin = float(folds(np.float64(start), np.float64(EDGE))[0]) * 0.35 + 0.0008
    pz = 0.0022 + (begin - 0.0022) * np.exp(-t * 5) + 0.004 * np.abs(np.sin(t * 5 + start * 90)) * t * random.uniform(0, 0.8)
    path = np.stack([px, py, pz], -1)
    for strand in range(3):
        angle = t * long / 0.0032 * 2.2 + strand * 2 * np.pi / 3
        off = 0.00125 * (1 + 0.9 * np.clip((t - 0.9) * 10, 0, 1))
        side = np.stack([np.cos(heading), np.sin(heading), np.zeros_like(t)], -1)
        twisted = path + side * (np.cos(angle) * off)[:, None] + np.array([0, 0, 1]) * (np.sin(angle) * off)[:, None]
        for a, b in zip(twisted[:-1], twisted[1:]):
            rows.append((*a, *b, 0.00125, 0.00125))
vertices, quads = tubes(np.array(rows), 8)
fringe = scene.mesh("fringe", vertices, quads, None, smooth=True)
fringe.data.materials.append(material(scene, "yarn", lambda g: g.principled(g.mix(g.noise(g.place(), 500, 3, 0.7), scale(DARK, 1.2), (0.10, 0.19, 0.17)), 1.0, g.bump(g.noise(g.place(), 1300, 3, 0.7), 0.0004), 0.04, 0.4)))
fringe.data.materials.append(fibre)
hairs(fringe, 24_000, 0.0038, 2, 5, 0.00008, 0.7)

# The linen under it, with a few creases.
linen = cloth(scene, "linen", ((0.56, 0.51, 0.42), (0.74, 0.70, 0.61)), weave(5, 1024, 64, False, 1.0), 0.058, 0.0006, sheen=0.2, crumple=0.006)
low, creases = swell(2, 5, 4, 0.008), swell(4, 26, 14, 0.0016)
sheet(scene, "linen", 2.4, 2.0, 600, 500, linen, lambda x, y: low(x, y) + creases(x, y) - 0.010 + 0.006 * np.exp(-(((y + 0.215 - 0.25 * x + 0.012 * np.sin(x * 14)) / 0.012) ** 2)))

if scene.morning:
    scene.sun(1.6, 8.0, Vector((-0.88, 0.06, 0.40)))
    scene.lamp((0.8, 0.7, 1.1), (0, 0, 0), 1.2, 9, (0.80, 0.90, 1.0))
    scene.lamp((-0.5, -1.2, 0.9), (0, 0, 0), 0.9, 6, (1.0, 0.95, 0.88))
else:
    scene.bulb((-0.62, -0.16, 0.36), 0.03, 13.0, (1.0, 0.74, 0.47))
    scene.lamp((0.9, 0.7, 0.9), (0, 0, 0), 1.0, 5.5, (0.50, 0.82, 0.86))
scene.render(exposure=scene.pick(0.6, 1.55), bloom=0.04, contrast=1.03, denoise=0.3)
