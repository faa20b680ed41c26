"""A cup on the windowsill, its steam, and the field outside.

Run: blender -b --python art/scenes/cup.py -- morning     (or: evening; then width and samples for a preview)
"""

import math
import os
import sys

import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
from interior import lime, wood  # noqa: E402
from kit import Scene, material  # noqa: E402
from landscape import Trees, window_view  # noqa: E402

scene = Scene("cup", width=1200, bounces=5, samples=36, seed=6, azimuth=-52 if "morning" in sys.argv else -16, morning=dict(elevation=15.0))
scene.camera((-0.20, -0.74, 0.168), (0.045, 0.15, 0.098), 85, focus=(0.0, 0.10, 0.08), stop=5.0, roll=0.3)
# The air starts beyond the window.
scene.air = dict(density=scene.pick(0.006, 0.009), height=2.6, foot=-1.8, haze=scene.pick(0.0016, 0.0012))
scene.sky(scene.pick(1.1, 1.6), 0.2)
trees = [(2, 66, 0.9), (7, 70, 1.1), (-14, 120, 1.2), (-26, 128, 1.3), (-20, 124, 1.0), (26, 96, 1.1), (33, 100, 1.2), (14, 170, 1.2), (44, 150, 1.4)]
outside = window_view(scene, 1.15, trees)
bush = Trees(scene, dict(tall=4.5, trunk=0.2, spread=38, upward=0.10, levels=3, children=14, crown=0.05, shorter=0.7), 2, 0.09)
for t in np.linspace(0, 1, 60):
    bush.plant(-90 + 190 * t, 150 + 30 * t + scene.random.normal(0, 3), scene.random.uniform(0.7, 1.3), outside)

wall = lime(scene)
paint = material(scene, "paint", lambda g: g.principled(g.mix(g.smooth(g.noise(g.place((6, 6, 6)), 3, 8, 0.7), 0.62, 0.70), (0.74, 0.725, 0.67), (0.50, 0.47, 0.40)), 0.42, g.bump(g.noise(g.place((40, 4, 4)), 3, 5), 0.0006), 0.4))
sill = wood(scene, "sill", (0.17, 0.098, 0.052), (0.34, 0.215, 0.125), (1.6, 15, 15), 0.48, 7)
scene.box((0.05, 0.17, -0.02), (1.3, 0.46, 0.04), sill, 0.006)
# The opening in a thick wall, and the room behind the camera, which gives its light back.
for x in (-0.72, 0.80):
    scene.box((x, 0.22, 0.4), (0.30, 0.44, 2.2), wall, 0.012)
scene.box((0, 0.22, 1.45), (2, 0.44, 0.3), wall)
for centre, size in [((0, -2.6, 0.3), (5, 0.1, 3.5)), ((-2.3, -1, 0.3), (0.1, 3.6, 3.5)), ((2.3, -1, 0.3), (0.1, 3.6, 3.5)), ((0, -1, 1.65), (5, 3.6, 0.1)), ((0, -1, -1.1), (5, 3.6, 0.1)), ((-1.6, 0.02, 0.3), (1.6, 0.05, 3.5)), ((1.7, 0.02, 0.3), (1.6, 0.05, 3.5)), ((0, 0.22, -0.6), (3.4, 0.4, 1.1))]:
    scene.box(centre, size, wall)
for x, wide in ((-0.55, 0.06), (0.335, 0.045), (0.63, 0.06)):
    scene.box((x, 0.405, 0.6), (wide, 0.045, 1.4), paint, 0.006)
scene.box((0.04, 0.405, 0.026), (1.2, 0.05, 0.052), paint, 0.007)
scene.box((0.04, 0.372, 0.006), (1.2, 0.03, 0.012), paint, 0.004)


# The cup: thrown by hand, glazed down to a line that isn't straight.
def glaze(g):
    place = g.place()
    x, y, z = g.split(place)
    line = g.math("MULTIPLY_ADD", g.noise(g.vector("MULTIPLY", place, (22, 22, 4)), 1.0, 3), 0.016, 0.006)
    glazed = g.smooth(g.math("SUBTRACT", z, line), -0.0006, 0.0010)
    specks = g.smooth(g.noise(place, 420, 2, 0.5), 0.70, 0.76)
    runs = g.noise(g.vector("MULTIPLY", place, (40, 40, 9)), 1.0, 4)
    skin = g.mix(g.smooth(runs, 0.3, 0.7), (0.56, 0.535, 0.47), (0.74, 0.715, 0.65))
    skin = g.mix(g.smooth(z, 0.0735, 0.0785), skin, (0.36, 0.25, 0.14))
    skin = g.mix(g.math("MULTIPLY", specks, 0.75), skin, (0.10, 0.07, 0.045))
    clay = g.mix(g.noise(place, 160, 4), (0.25, 0.175, 0.115), (0.40, 0.30, 0.21))
    rings = g.math("SINE", g.math("MULTIPLY_ADD", g.noise(place, 18, 2), 3.0, g.math("MULTIPLY", z, 900)))
    grog = g.noise(place, 300, 3)
    normal = g.bump(g.math("MULTIPLY_ADD", grog, 0.35, rings), 0.00028)
    return g.blend(glazed, g.principled(clay, 0.85, normal, 0.2), g.principled(skin, 0.20, normal, 0.5))


outer = [(0.0, 0.0015), (0.024, 0.0015), (0.0255, 0.0), (0.0285, 0.0), (0.0300, 0.002), (0.0335, 0.009), (0.0375, 0.022), (0.0398, 0.040), (0.0404, 0.058), (0.0402, 0.074), (0.0407, 0.0795)]
inner = [(0.0398, 0.0812), (0.0385, 0.0802), (0.0376, 0.074), (0.0374, 0.058), (0.0366, 0.040), (0.0340, 0.022), (0.0280, 0.011), (0.0, 0.009)]
cup = scene.turned(outer + inner, material(scene, "glaze", glaze), (0.0, 0.10, 0.0), 128, "cup", 0.006)
cup.modifiers.new("round", "SUBSURF").render_levels = 2
tea = material(scene, "tea", lambda g: g.principled((0.10, 0.040, 0.010), 0.03, None, 0.5))
scene.turned([(0.0, 0.0), (0.0372, 0.0), (0.0376, 0.0006)], tea, (0.0, 0.10, 0.070), 96, "tea", 0.006)


# Steam: two thin veils that turn towards the camera.
def steam(seed, much):
    def build(g):
        u, v, _ = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])[0:3]
        z = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])[2]
        sway = g.math("MULTIPLY_ADD", g.noise(g.join(seed, 0.0, g.math("MULTIPLY", z, 2.1)), 1.0, 2), 0.9, g.math("SUBTRACT", u, 0.45))
        wisps = g.noise(g.join(g.math("MULTIPLY", sway, 4.2), seed * 3.1, g.math("MULTIPLY", z, 1.9)), 1.25, 5, 0.50, 1.6)
        threads = g.smooth(g.math("SUBTRACT", 1.0, g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", wisps, 0.5)), 7.0)), 0.0, 1.0)
        body = g.smooth(wisps, 0.42, 0.75)
        across = g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", sway, 0.5)), g.math("MULTIPLY_ADD", z, 0.20, 0.20), 0.02)
        fade = g.math("MULTIPLY", g.smooth(z, 0.0, 0.14), g.smooth(z, 0.95, 0.25))
        part = g.math("MULTIPLY", g.math("MULTIPLY", g.math("MULTIPLY_ADD", threads, 0.55, body), g.math("MULTIPLY", across, fade)), much)
        shown = g.math("MULTIPLY", part, g.node("ShaderNodeLightPath").outputs["Is Camera Ray"])
        return g.blend(shown, g.transparent(), g.emission(scene.pick((1.25, 1.12, 0.92), (0.34, 0.24, 0.16)), 1.0))

    return material(scene, f"steam-{seed}", build)


toward = Vector((-0.20, -0.74, 0)) - Vector((0, 0.10, 0))
facing = math.atan2(toward.y, toward.x) + math.pi / 2
for seed, much, dx, dy in ((1.7, 0.34, 0.0, 0.006), (5.2, 0.26, 0.006, -0.012)):
    veil = scene.mesh("steam", [(-0.052, 0, 0), (0.052, 0, 0), (0.052, 0, 0.17), (-0.052, 0, 0.17)], [(0, 1, 2, 3)], steam(seed, much))
    veil.location, veil.rotation_euler = (dx, 0.10 + dy, 0.068), (0, 0, facing)

portal = scene.lamp((0.05, 0.47, 0.6), (0.05, -1, 0.6), 1.1, 1, (1, 1, 1), size_y=1.3)
portal.data.cycles.is_portal = True
if scene.morning:
    scene.sun(1.0, 4.6)
    scene.lamp((-0.9, -1.1, 0.8), (0, 0.1, 0.05), 0.9, 7, (1.0, 0.95, 0.88))
else:
    scene.bulb((-0.50, -0.30, 0.26), 0.05, 3.6, (1.0, 0.56, 0.24))
scene.render(exposure=scene.pick(0.25, 0.85), bloom=0.06, contrast=1.03, calm=scene.pick(5, 7))
