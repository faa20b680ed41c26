"""A row of poplars that goes off into the mist, and a field of young corn.

Run: blender -b --python art/scenes/field.py -- morning     (or: evening; then width and samples for a preview)
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from kit import Scene  # noqa: E402
from landscape import Trees, foliage, grass, ground, ground_height, strewn  # noqa: E402

scene = Scene("field", width=1200, samples=22, seed=5, azimuth=-17 if "morning" in sys.argv else 14)
eye = (4.0, -60.0)
low = float(ground_height(*eye))
scene.camera((*eye, low + 1.7), (1.0, 60.0, low + 7.6), 50)
scene.air = dict(density=scene.pick(0.013, 0.011), height=scene.pick(4.5, 2.6), foot=low - 0.5, haze=scene.pick(0.0024, 0.0016))
scene.sky(scene.pick(1.0, 1.7), 0.3)
scene.sun()


def tracks(x, y):
    across = x - eye[0] + 2.2 - 0.02 * (y - eye[1]) - 3.0 * np.sin((y - eye[1]) * 0.012)
    return np.minimum(np.abs(across - 0.9), np.abs(across + 0.9))


def field(x, y):
    return ground_height(x, y) - 0.06 * np.exp(-((tracks(x, y) / 0.25) ** 2))


ground(scene, field, ((0.060, 0.050, 0.028), (0.12, 0.095, 0.055)))


def corn(x, y, random):
    rows = np.cos((x - 0.02 * y - 3.0 * np.sin((y - eye[1]) * 0.012)) * 2 * np.pi / 0.42)
    patches = 0.8 + 0.3 * np.sin(x * 0.13 + 1.0) * np.sin(y * 0.11 + x * 0.05)
    return np.clip(0.35 + 0.75 * rows + random.normal(0, 0.12, x.shape), 0, 1) * patches * np.clip((tracks(x, y) - 0.2) * 6, 0, 1)


grass(scene, strewn(3.0, 170, 24, 0.85, corn, 0.0, eye), 520_000, 0.24, ((0.038, 0.085, 0.022), (0.115, 0.150, 0.045)), field, 0.005)

poplars = Trees(
    scene,
    dict(tall=18.5, trunk=0.32, spread=26, upward=0.32, levels=4, children=30, crown=0.08, shorter=0.27, crooked=0.07, taper=0.85, knots=26),
    4, 0.014, foliage(scene, ((0.20, 0.13, 0.030), (0.12, 0.11, 0.028))), (15000, 0.08),
)
for i, t in enumerate(np.linspace(0, 1, 30)):
    x, y = 27 - 70 * t**1.15, 22 + 300 * t
    if i not in (7, 18):
        poplars.plant(x + scene.random.normal(0, 0.5), y + scene.random.normal(0, 0.8), scene.random.uniform(0.8, 1.1))
low_hedge = Trees(scene, dict(tall=4.5, trunk=0.10, spread=38, upward=0.10, levels=4, children=9, crown=0.05, shorter=0.7), 3, 0.02, foliage(scene, ((0.075, 0.065, 0.022), (0.045, 0.055, 0.02)), "shrub"), (4000, 0.10))
for start, end, count in [((-150, 190), (-40, 240), 44), ((-240, 330), (260, 360), 100)]:
    for t in np.linspace(0, 1, count):
        x, y = (a + (b - a) * t for a, b in zip(start, end))
        low_hedge.plant(x + scene.random.normal(0, 1.5), y + scene.random.normal(0, 3), scene.random.uniform(0.6, 1.7) * (1 + y / 600))
scene.render(contrast=scene.pick(1.1, 1.0), exposure=scene.pick(0.0, 0.75), bloom=0.08)
