"""The farm across the field: lit windows in the mist after sunset, or the first sun on the thatch.

Run: blender -b --python art/scenes/farm.py -- evening     (or: morning; then "portrait", width and samples)
The upright frame is for phones, which show about the middle seven tenths of its width.
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from kit import Scene, material  # noqa: E402
from landscape import Farm, Trees, foliage, grass, ground, ground_height, strewn  # noqa: E402

# The evening's sky darkens lower down than in other scenes: light words stand in it.
scene = Scene(
    "farm", seed=11, samples=8, azimuth=-122 if "morning" in sys.argv else -24, morning=dict(sun_strength=7.5),
    evening=dict(glow=(0.43, 0.25, 0.115), sky=[(0.0, (0.30, 0.20, 0.11)), (0.05, (0.20, 0.168, 0.122)), (0.13, (0.060, 0.097, 0.107)), (0.28, (0.027, 0.060, 0.072))]),
)
eye = (-6.0, -96.0)
low = float(ground_height(*eye))
# The sky has room for a page's first words; what stands on the horizon stays below the middle.
scene.camera((*eye, low + 1.75), (-3.2 if scene.portrait else -3.0, 0.0, low + 1.75), 84 if scene.portrait else 56)
scene.horizon(0.69)
scene.air = dict(density=scene.pick(0.0070, 0.0130), height=2.3, foot=low, haze=scene.pick(0.0010, 0.0009))
scene.sky(scene.pick(1.0, 1.9), flat=scene.pick(3.0, 4.6))
scene.sun()


def tracks(x, y):
    """Where the wheels of a tractor ran: two lines that lead towards the house."""
    across = x - eye[0] - 1.6 + 0.055 * (y - eye[1]) - 2.2 * np.sin((y - eye[1]) * 0.018)
    return np.minimum(np.abs(across - 0.9), np.abs(across + 0.9))


def field(x, y):
    return ground_height(x, y) - 0.07 * np.exp(-((tracks(x, y) / 0.22) ** 2))


ground(scene, field)
farm = Farm(scene, 5.5, 12.0, 17).build()


def smoke(g):
    """Smoke that rises from a chimney, and leans over in air that hardly moves."""
    u, _, z = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])[0:3]
    sway = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.join(0.3, 0.0, g.math("MULTIPLY", z, 2.6)), 1.0, 3), 0.5), g.math("MULTIPLY", z, 0.34))
    middle = g.math("MULTIPLY_ADD", g.math("POWER", z, 1.5), 0.55, 0.10)
    off = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("ADD", u, sway), middle))
    body = g.smooth(g.math("DIVIDE", off, g.math("MULTIPLY_ADD", z, 0.17, 0.018)), 1.0, 0.0)
    curls = g.smooth(g.noise(g.join(g.math("MULTIPLY", g.math("SUBTRACT", u, middle), 5.0), 2.0, g.math("MULTIPLY", z, 4.0)), 1.0, 4, 0.5, 0.6), 0.25, 0.7)
    fade = g.math("MULTIPLY", g.smooth(z, 0.0, 0.03), g.math("POWER", g.smooth(z, 1.0, 0.05), 1.6))
    part = g.math("MULTIPLY", g.math("MULTIPLY", body, g.math("MULTIPLY_ADD", curls, 0.7, 0.3)), g.math("MULTIPLY", fade, scene.pick(0.85, 0.80)))
    shown = g.math("MULTIPLY", part, g.node("ShaderNodeLightPath").outputs["Is Camera Ray"])
    return g.blend(shown, g.transparent(), g.emission(scene.pick((0.50, 0.51, 0.51), (0.20, 0.195, 0.185)), 1.0))


chimney, _ = farm.at(-3.2, -11.0, 0.0)
veil = scene.mesh("smoke", [(-0.9, 0, 0), (8.1, 0, 0), (8.1, 0, 6.5), (-0.9, 0, 6.5)], [(0, 1, 2, 3)], material(scene, "smoke", smoke))
veil.location = (chimney[0], chimney[1], chimney[2] + 7.1)


def bare(x, y, random):
    rows = 0.55 + 0.45 * np.cos((x + 0.06 * y) * 2 * np.pi / 0.9)
    patches = 0.75 + 0.35 * np.sin(x * 0.21 + 1.0) * np.sin(y * 0.17 + x * 0.05)
    around = np.hypot(x - 5.5, y - 12) < 24
    return np.where(around, 0.3, np.clip(rows * patches + random.normal(0, 0.15, x.shape), 0.12, 1)) * np.clip((tracks(x, y) - 0.16) * 6, 0.06, 1)


grass(scene, strewn(3.2, 150, 24, 0.9, bare, 1.5, eye), 420_000, 0.30, ((0.040, 0.066, 0.020), (0.19, 0.148, 0.062)), field)

old = Trees(scene, dict(tall=9.5, trunk=0.36, spread=44, upward=0.06, levels=5, children=11, shorter=0.62), 3, 0.012, foliage(scene, ((0.16, 0.085, 0.020), (0.10, 0.090, 0.022))), (8000, 0.08))
young = Trees(scene, dict(tall=4.5, trunk=0.10, spread=38, upward=0.10, levels=4, children=9, crown=0.05, shorter=0.7), 3, 0.014, foliage(scene, ((0.075, 0.065, 0.022), (0.045, 0.055, 0.02)), "shrub"), (5000, 0.09))
for x, y, size in [(-18, 10, 0.78), (-24, 19, 0.92), (23.5, 4, 0.82), (16, 34, 1.2), (-3, 40, 1.0), (31, 22, 1.0)]:
    old.plant(x, y, size)
for x, y in [(-14.5, -1.5), (-16, 1.5), (24, -2.5), (25.5, 1), (-19, 3), (27, 3)]:
    young.plant(x, y, scene.random.uniform(0.5, 0.8))
# Hedges between the fields, far away.
for start, end, count in [((-160, 120), (-30, 175), 52), ((45, 130), (210, 165), 56), ((-260, 300), (260, 330), 90)]:
    for t in np.linspace(0, 1, count):
        x, y = (a + (b - a) * t for a, b in zip(start, end))
        tree = old if scene.random.random() < 0.22 else young
        tree.plant(x + scene.random.normal(0, 1.5), y + scene.random.normal(0, 2.5), scene.random.uniform(0.7, 1.5) * (1 + y / 500))
scene.render(exposure=scene.pick(0.05, 0.75), bloom=scene.pick(0.05, 0.12), contrast=scene.pick(1.2, 1.0), saturation=scene.pick(1.1, 1.0), grain=0.004)
