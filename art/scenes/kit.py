"""What the scenes share: the two hours of the day, air, materials, meshes, camera and rendering. Colours are linear."""

import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
import develop  # noqa: E402


def srgb(text):
    """Returns a colour such as "#2f5f59" as linear numbers."""
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


# Colours of the site.
PAPER, LAKE, CLAY = srgb("#f7f5ef"), srgb("#2f5f59"), srgb("#9a4f2e")

# sky: colours from the horizon to the zenith. glow: the sky and the mist around the sun. lamps: how bright windows and lamps are.
HOURS = {
    "morning": dict(
        sky=[(0.0, (0.95, 0.82, 0.65)), (0.10, (0.80, 0.79, 0.73)), (0.30, (0.47, 0.61, 0.67)), (1.0, (0.24, 0.40, 0.52))],
        mist=(0.82, 0.755, 0.655), glow=(1.45, 1.06, 0.64), glow_power=9.0,
        sun=(1.0, 0.78, 0.52), sun_strength=5.0, elevation=8.0, lamps=0.0,
    ),
    "evening": dict(
        sky=[(0.0, (0.30, 0.20, 0.11)), (0.07, (0.25, 0.21, 0.15)), (0.22, (0.085, 0.135, 0.145)), (1.0, (0.014, 0.040, 0.052))],
        mist=(0.052, 0.084, 0.088), glow=(0.50, 0.29, 0.125), glow_power=10.0,
        sun=(1.0, 0.55, 0.28), sun_strength=0.0, elevation=1.0, lamps=1.0,
    ),
}


class Scene:
    """An empty scene at one hour. Arguments after `--`: the hour, width and samples."""

    def __init__(self, name, width=2400, samples=8, seed=1, azimuth=0.0, bounces=3, **changes):
        words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
        numbers = [int(word) for word in words if word.isdigit()]
        self.hour = words[0] if words else "morning"
        self.name = name
        self.light = {**HOURS[self.hour], **changes.get(self.hour, {})}
        self.morning = self.hour == "morning"
        self.random = np.random.default_rng(seed)
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = scene = bpy.context.scene
        scene.render.engine = "CYCLES"
        scene.render.resolution_x = numbers[0] if numbers else width
        scene.render.resolution_y = round(scene.render.resolution_x * 2 / 3)
        scene.cycles.samples = numbers[1] if len(numbers) > 1 else samples
        scene.cycles.seed = seed
        scene.cycles.use_denoising = False
        scene.cycles.use_adaptive_sampling = False
        scene.cycles.max_bounces = bounces
        scene.cycles.transparent_max_bounces = 24
        scene.cycles.sample_clamp_indirect = 3
        scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
        scene.cycles.blur_glossy = 1
        rise, turn = math.radians(self.light["elevation"]), math.radians(azimuth)
        #: Towards the sun. Azimuth 0 is +y, away from the camera; 90 is +x, to its right.
        self.sunward = Vector((math.sin(turn) * math.cos(rise), math.cos(turn) * math.cos(rise), math.sin(rise)))
        #: The density of the mist at its foot (per metre), the height it thins out over, its foot, and plain haze.
        self.air = dict(density=0.0, height=3.0, foot=0.0, haze=0.0)
        self.eye = Vector((0, 0, 1.6))

    def pick(self, morning, evening):
        """Returns the value for the hour."""
        return morning if self.morning else evening

    # Light

    def sky(self, fill=1.0, clouds=0.25, flat=3.0):
        """
        The sky: a gradient, a glow around the sun, and thin clouds. `fill` is how much brighter it lights than it looks; the
        glow reaches so many times further along the horizon than up.
        """
        world = bpy.data.worlds.new("sky")
        self.scene.world = world
        world.use_nodes = True
        g = Graph(world.node_tree)
        ray = g.node("ShaderNodeTexCoord").outputs["Generated"]
        z = g.math("MAXIMUM", g.split(ray)[2], 0.0)
        colour = g.ramp(z, self.light["sky"])
        streaks = g.noise(g.vector("MULTIPLY", ray, (2.2, 2.2, 13.0)), 1.3, 6, 0.55)
        veil = g.math("MULTIPLY", g.smooth(streaks, 0.48, 0.75), clouds)
        colour = g.mix(g.math("MULTIPLY", veil, g.smooth(z, 0.0, 0.15)), colour, g.ramp(z, [(0, self.light["glow"]), (0.6, self.light["sky"][0][1])]))
        near = g.math("POWER", 2.718, g.math("MULTIPLY", z, -16.0))
        colour = g.mix(g.math("MULTIPLY", near, 0.9), colour, self.mist_colour(g, ray))
        low = g.normal(g.vector("MULTIPLY", ray, (1.0, 1.0, flat)))
        halo = g.math("POWER", g.math("MAXIMUM", g.dot(low, self.flat_sun(flat)), 0.0), self.light["glow_power"] * 1.6)
        colour = g.mix(g.math("MULTIPLY", halo, 0.75), colour, self.light["glow"])
        seen = g.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
        back = g.node("ShaderNodeBackground", {"Color": colour, "Strength": g.math("MULTIPLY_ADD", seen, 1 - fill, fill)})
        g.node("ShaderNodeOutputWorld", {"Surface": back.outputs[0]})
        world.cycles.sampling_method = "MANUAL"
        world.cycles.sample_map_resolution = 512

    def flat_sun(self, stretch=1.0):
        return tuple(Vector((self.sunward.x, self.sunward.y, self.sunward.z * stretch)).normalized())

    def sun(self, angle=1.2, strength=None, sunward=None):
        """The sun itself."""
        lamp = bpy.data.lights.new("sun", "SUN")
        lamp.energy = self.light["sun_strength"] if strength is None else strength
        lamp.color = self.light["sun"]
        lamp.angle = math.radians(angle)
        thing = self.add("sun", lamp)
        thing.rotation_euler = (sunward or self.sunward).to_track_quat("Z", "Y").to_euler()
        return thing

    def lamp(self, place, target, size, watts, colour, shape="RECTANGLE", size_y=None):
        """A soft light that the camera doesn't see."""
        lamp = bpy.data.lights.new("lamp", "AREA")
        lamp.shape, lamp.size, lamp.size_y = shape, size, size_y or size
        lamp.energy, lamp.color = watts, colour
        thing = self.add("lamp", lamp)
        thing.location = place
        thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
        thing.visible_camera = False
        return thing

    def bulb(self, place, radius, watts, colour, kind="POINT"):
        """A small round light that the camera doesn't see; one of kind SPOT shines down."""
        lamp = bpy.data.lights.new("bulb", kind)
        lamp.energy, lamp.color, lamp.shadow_soft_size = watts, colour, radius
        thing = self.add("bulb", lamp)
        thing.location = place
        thing.visible_camera = False
        return thing

    def mist_colour(self, g, ray):
        """The colour of mist seen along a ray: warmer towards the sun."""
        level = g.normal(g.vector("MULTIPLY", ray, (1.0, 1.0, 0.3)))
        toward = g.math("POWER", g.math("MAXIMUM", g.dot(level, self.flat_sun()), 0.0), self.light["glow_power"])
        return g.mix(g.math("MULTIPLY", toward, 0.85), self.light["mist"], self.light["glow"])

    def through_air(self, g, shader):
        """The shader as the camera sees it through the mist. Computed, not scattered: mist without noise."""
        air = self.air
        if not air["density"] and not air["haze"]:
            return shader
        geometry = g.node("ShaderNodeNewGeometry")
        place, incoming = geometry.outputs["Position"], geometry.outputs["Incoming"]
        eye = tuple(self.eye)
        far = g.length(g.vector("SUBTRACT", place, eye))
        end = g.split(place)[2]

        def thick(z):
            return g.math("POWER", 2.718, g.math("MINIMUM", g.math("MULTIPLY", g.math("SUBTRACT", z, air["foot"]), -1 / air["height"]), 1.2))

        middle = g.math("MULTIPLY", g.math("ADD", end, eye[2]), 0.5)
        mean = g.math("ADD", g.math("MULTIPLY", thick(middle), 4 / 6), g.math("MULTIPLY", g.math("ADD", thick(end), thick(eye[2])), 1 / 6))
        banks = g.noise(g.vector("MULTIPLY", place, (0.012, 0.03, 0.08)), 1.0, 3, 0.5)
        mean = g.math("MULTIPLY", mean, g.math("MULTIPLY_ADD", banks, 1.6, 0.2))
        depth = g.math("MULTIPLY", g.math("MULTIPLY_ADD", mean, air["density"], air["haze"]), far)
        part = g.math("SUBTRACT", 1.0, g.math("POWER", 2.718, g.math("MULTIPLY", depth, -1.0)))
        seen = g.math("MULTIPLY", part, g.node("ShaderNodeLightPath").outputs["Is Camera Ray"])
        colour = self.mist_colour(g, g.vector("MULTIPLY", incoming, (-1.0, -1.0, -1.0)))
        return g.blend(seen, shader, g.emission(colour, 1.0))

    # Things

    def add(self, name, data):
        thing = bpy.data.objects.new(name, data)
        self.scene.collection.objects.link(thing)
        return thing

    def mesh(self, name, vertices, faces, material=None, smooth=False, **attributes):
        """A mesh of arrays; faces are rows of equal length, or a list. Attributes are numbers, one a vertex."""
        mesh = bpy.data.meshes.new(name)
        vertices = np.asarray(vertices, dtype=np.float32)
        if isinstance(faces, np.ndarray):
            sides = faces.shape[1]
            mesh.vertices.add(len(vertices))
            mesh.vertices.foreach_set("co", vertices.ravel())
            mesh.loops.add(faces.size)
            mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
            mesh.polygons.add(len(faces))
            mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, sides, dtype=np.int32))
            mesh.polygons.foreach_set("loop_total", np.full(len(faces), sides, dtype=np.int32))
            mesh.update(calc_edges=True)
        else:
            mesh.from_pydata(vertices.tolist(), [], faces)
        for key, values in attributes.items():
            mesh.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.asarray(values, dtype=np.float32))
        if smooth:
            mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), dtype=bool))
        if material:
            mesh.materials.append(material)
        return self.add(name, mesh)

    def surface(self, name, grid, material=None, cloth=None, **attributes):
        """A smooth surface through a grid of points. `cloth` is where they are on a cloth: an array each way."""
        rows, columns = grid.shape[:2]
        index = np.arange(rows * columns).reshape(rows, columns)
        faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
        thing = self.mesh(name, grid.reshape(-1, 3), faces, material, smooth=True, **attributes)
        if cloth:
            unwrap(thing, *cloth)
        return thing

    def box(self, centre, size, material, bevel=0.0, turn=(0, 0, 0), name="box", rough=0.0):
        """A box; a bevel softens its edges, rough moves its corners a little."""
        corners = np.array([(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]) * size
        corners += self.random.normal(0, rough, corners.shape) if rough else 0
        faces = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
        thing = self.mesh(name, corners, faces, material)
        thing.location, thing.rotation_euler = centre, turn
        if bevel:
            modifier = thing.modifiers.new("bevel", "BEVEL")
            modifier.width, modifier.segments = bevel, 4
            thing.data.polygons.foreach_set("use_smooth", np.ones(6, dtype=bool))
        return thing

    def turned(self, profile, material, centre=(0, 0, 0), sides=96, name="turned", wobble=0.0):
        """A thing off a potter's wheel: radius and height, from the middle of the foot to the middle within."""
        profile = np.asarray(profile, dtype=float)
        angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
        bent = 1 + wobble * (np.sin(angles * 2 + 0.7) + 0.6 * np.sin(angles * 3 + 2.0))
        vertices = [(r * b * math.cos(a), r * b * math.sin(a), z) for r, z in profile for a, b in zip(angles, bent)]
        rows = len(profile)
        index = np.arange(rows * sides).reshape(rows, sides)
        after = np.roll(index, -1, axis=1)
        faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], axis=-1).reshape(-1, 4)
        thing = self.mesh(name, vertices, faces, material, smooth=True)
        thing.location = centre
        return thing

    # Camera

    def camera(self, place, target, lens=50, focus=None, stop=None, roll=0.0):
        """A camera of the size of a 35 mm film."""
        camera = bpy.data.cameras.new("camera")
        camera.lens, camera.clip_end = lens, 4000
        camera.clip_start = 0.01
        thing = self.add("camera", camera)
        thing.location = place
        turn = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y")
        thing.rotation_euler = turn.to_euler()
        thing.rotation_euler.rotate_axis("Z", math.radians(roll))
        if stop:
            camera.dof.use_dof = True
            camera.dof.aperture_fstop = stop
            camera.dof.aperture_blades = 7
            camera.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
        self.scene.camera = thing
        self.eye = Vector(place)
        return thing

    def horizon(self, part):
        """Puts the horizon of a camera that looks level so far down the picture (0 top, 1 bottom): upright lines stay upright."""
        wide, tall = self.scene.render.resolution_x, self.scene.render.resolution_y
        self.scene.camera.data.shift_y = (part - 0.5) * tall / max(wide, tall)

    def render(self, **finish):
        """Renders, develops and saves the picture as NAME-HOUR.jpg in the working folder (a preview as PNG)."""
        develop.render(self.scene, f"{self.name}-{self.hour}", **finish)


class Graph:
    """Builds shader nodes; a number, a tuple or the output of a node goes into any input."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif isinstance(value, (tuple, list)) and len(value) == 3 and len(getattr(socket, "default_value", ())) == 4:
                socket.default_value = (*value, 1)
            else:
                socket.default_value = value
        return node

    def math(self, operation, a, b=0.0, c=0.0):
        return self.node("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation).outputs[0]

    def vector(self, operation, a, b=(0, 0, 0)):
        return self.node("ShaderNodeVectorMath", {0: a, 1: b}, operation=operation).outputs[0]

    def dot(self, a, b):
        return self.node("ShaderNodeVectorMath", {0: a, 1: b}, operation="DOT_PRODUCT").outputs["Value"]

    def length(self, a):
        return self.node("ShaderNodeVectorMath", {0: a}, operation="LENGTH").outputs["Value"]

    def normal(self, a):
        return self.vector("NORMALIZE", a)

    def split(self, a):
        return self.node("ShaderNodeSeparateXYZ", {0: a}).outputs

    def join(self, x, y, z):
        return self.node("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        return self.node("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def smooth(self, value, low, high):
        return self.node("ShaderNodeMapRange", {0: value, 1: low, 2: high}, interpolation_type="SMOOTHSTEP").outputs[0]

    def noise(self, place, scale, detail=4, rough=0.5, distortion=0.0):
        return self.node("ShaderNodeTexNoise", {"Vector": place, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion}).outputs["Fac"]

    def ramp(self, value, stops):
        node = self.node("ShaderNodeValToRGB", {0: value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return node.outputs[0]

    def attribute(self, name):
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def place(self, scale=(1, 1, 1)):
        """Where on the thing, in metres."""
        return self.vector("MULTIPLY", self.node("ShaderNodeTexCoord").outputs["Object"], scale)

    def bump(self, height, distance, strength=1.0, before=None):
        inputs = {"Height": height, "Distance": distance, "Strength": strength}
        if before is not None:
            inputs["Normal"] = before
        return self.node("ShaderNodeBump", inputs).outputs[0]

    def principled(self, colour, rough=0.8, normal=None, specular=0.25, sheen=0.0, **more):
        inputs = {"Base Color": colour, "Roughness": rough, "Specular": specular, "Sheen": sheen, **more}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("ShaderNodeBsdfPrincipled", inputs).outputs[0]

    def emission(self, colour, strength):
        return self.node("ShaderNodeEmission", {0: colour, 1: strength}).outputs[0]

    def blend(self, factor, a, b):
        return self.node("ShaderNodeMixShader", {0: factor, 1: a, 2: b}).outputs[0]

    def translucent(self, colour, normal=None):
        return self.node("ShaderNodeBsdfTranslucent", {0: colour} if normal is None else {0: colour, "Normal": normal}).outputs[0]

    def transparent(self):
        return self.node("ShaderNodeBsdfTransparent").outputs[0]


def material(scene, name, build, outdoors=False):
    """A material. `build` returns the shader, or the shader and its displacement."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    g = Graph(made.node_tree)
    shader = build(g)
    shader, displacement = shader if isinstance(shader, tuple) else (shader, None)
    if outdoors:
        shader = scene.through_air(g, shader)
    output = g.node("ShaderNodeOutputMaterial", {"Surface": shader})
    if displacement is not None:
        g.tree.links.new(displacement, output.inputs["Displacement"])
        made.cycles.displacement_method = "BOTH"
    return made


def unwrap(thing, u, v):
    """Gives each vertex its place on the cloth."""
    layer = thing.data.uv_layers.new(name="cloth")
    corner = np.empty(len(thing.data.loops), dtype=np.int32)
    thing.data.loops.foreach_get("vertex_index", corner)
    layer.data.foreach_set("uv", np.stack([u.ravel()[corner], v.ravel()[corner]], -1).astype(np.float32).ravel())


def scale(colour, by):
    """A lighter or darker colour."""
    return tuple(min(1.0, part * by) for part in colour)
