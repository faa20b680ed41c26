"""Renders a scene's passes, removes their noise, and develops them as film would: glow, curve, grain."""

import os
import shutil
import tempfile
import time

import bpy
import cv2
import numpy as np

LIGHTS = ("Diff", "Gloss", "Trans")
# From this width on a picture isn't a preview, and at most so many bytes.
FULL, BYTES = 1200, 800_000
# The pixels of a band, and the rows by which it reaches into the next.
BAND, OVERLAP = 1_400_000, 48


def render(scene, name, exposure=0.0, bloom=0.05, contrast=1.0, saturation=1.0, grain=0.005, vignette=0.12, denoise=1.0, calm=0):
    """Writes the picture into the working folder: NAME.jpg at full size, NAME.png as a preview."""
    started = time.time()
    width, full = scene.render.resolution_x, scene.render.resolution_x >= FULL
    light, depth = render_bands(scene, name, 2 if full else 1, denoise)
    finish(light, depth, name, full, scene.cycles.seed, exposure, bloom, contrast, saturation, grain, vignette, calm)
    print(f"{name}: {width} px, {scene.cycles.samples} samples, {time.time() - started:.0f} s")


def finish(light, depth, name, full, seed=1, exposure=0.0, bloom=0.05, contrast=1.0, saturation=1.0, grain=0.005, vignette=0.12, calm=0):
    """Turns light into the picture."""
    light = light * 2.0**exposure
    height, width = light.shape[:2]
    if bloom:
        light = light + bloom * (halo(light, width * 0.006) + halo(light, width * 0.03) - 2 * light) / 2
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    light = light * (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.3)[..., None].astype(np.float32)
    picture = curve(np.maximum(light, 0), contrast)
    grey = picture @ np.float32([0.2126, 0.7152, 0.0722])
    picture = grey[..., None] + (picture - grey[..., None]) * saturation
    if calm:
        # What is far and out of focus keeps the lens's noise, which the passes can't tell from the picture.
        rough = np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8)
        still = cv2.fastNlMeansDenoisingColored(rough, None, calm, calm, 5, 15).astype(np.float32) / 255
        far = cv2.GaussianBlur((depth > 5).astype(np.float32), (0, 0), width / 300)[..., None]
        picture = picture + (cv2.GaussianBlur(still, (0, 0), width / 1000) - picture) * far
        grey = picture @ np.float32([0.2126, 0.7152, 0.0722])
    random = np.random.default_rng(seed)
    noise = cv2.GaussianBlur(random.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 0.8)
    # As in film, grain shows in the middle tones.
    picture = picture + (noise / noise.std() * grain * (0.35 + 2.6 * grey * (1 - grey)))[..., None]
    eight = np.clip(picture[..., ::-1] * 255 + 0.5, 0, 255).astype(np.uint8)
    if not full:
        cv2.imwrite(f"{name}.png", eight)
        return
    for quality in range(93, 60, -2):
        cv2.imwrite(f"{name}.jpg", eight, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
        if os.path.getsize(f"{name}.jpg") <= BYTES:
            break


def render_bands(scene, name, over, denoise):
    """
    Renders at `over` times the size, band by band, and scales down: outlines are smooth, and memory is that of a band. Bands
    overlap and are faded into each other. Each is kept in NAME.bands until the picture is there, so that a run that was
    stopped goes on where it was; delete that folder after a change of the scene.
    """
    render = scene.render
    render.resolution_x, render.resolution_y = render.resolution_x * over, render.resolution_y * over
    width, height = render.resolution_x, render.resolution_y
    render.use_border = render.use_crop_to_border = True
    render.use_persistent_data = True
    scene.cycles.use_auto_tile = False
    total, weight = np.zeros((height, width, 4), np.float32), np.zeros((height, 1, 1), np.float32)
    folder = f"{name}.bands"
    if over == 1:
        shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder, exist_ok=True)
    tall = max(OVERLAP * 4, BAND // width)
    for top in range(0, height, tall):
        first, last = max(0, top - OVERLAP), min(height, top + tall + OVERLAP)
        # A quarter of a pixel more, so that rounding finds the row meant. Blender counts from the bottom.
        render.border_min_y, render.border_max_y = (height - last + 0.25) / height, min(1.0, (height - first + 0.25) / height)
        kept = os.path.join(folder, f"{width}-{scene.cycles.samples}-{top}.npy")
        if not os.path.exists(kept):
            passes = render_passes(scene)
            np.save(kept, np.concatenate([compose(passes, denoise), passes["Depth"][..., :1]], axis=2))
        rows = np.arange(first, last)[:, None, None]
        fade = np.ones(rows.shape, np.float32)
        if first:
            fade = np.minimum(fade, (rows - first + 1) / (2 * OVERLAP))
        if last < height:
            fade = np.minimum(fade, (last - rows) / (2 * OVERLAP))
        total[first:last] += np.load(kept) * fade
        weight[first:last] += fade
    total /= weight
    light, depth = total[..., :3], total[..., 3]
    if over > 1:
        # Scaled down as it will be seen: a bright pixel in an outline doesn't count more than a dark one.
        light = np.maximum(light, 0)
        light = scaled(light / (1 + light), over)
        light, depth = light / (1 - light), scaled(depth, over)
    shutil.rmtree(folder)
    return light, depth


def scaled(picture, over):
    return cv2.resize(picture, None, fx=1 / over, fy=1 / over, interpolation=cv2.INTER_AREA)


def render_passes(scene):
    """Renders, and returns the passes as arrays of RGB (top row first)."""
    layer = scene.view_layers[0]
    names = {"Emit": "use_pass_emit", "Env": "use_pass_environment", "Normal": "use_pass_normal", "Depth": "use_pass_z", "VolumeDir": None, "VolumeInd": None}
    for light, long in zip(LIGHTS, ("diffuse", "glossy", "transmission")):
        for part, word in (("Dir", "direct"), ("Ind", "indirect"), ("Col", "color")):
            names[light + part] = f"use_pass_{long}_{word}"
    for attribute in names.values():
        if attribute:
            setattr(layer, attribute, True)
    layer.cycles.use_pass_volume_direct = layer.cycles.use_pass_volume_indirect = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    with tempfile.TemporaryDirectory() as folder:
        output = tree.nodes.new("CompositorNodeOutputFile")
        output.base_path = folder
        output.format.file_format = "OPEN_EXR"
        output.format.color_depth = "32"
        output.format.color_mode = "RGB"
        output.file_slots.clear()
        for name in names:
            if name in source.outputs:
                output.file_slots.new(name + "-")
                tree.links.new(source.outputs[name], output.inputs[name + "-"])
        tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
        scene.render.image_settings.file_format = "OPEN_EXR"
        scene.render.filepath = os.path.join(folder, "whole")
        bpy.ops.render.render()
        return {file.split("-")[0]: read(os.path.join(folder, file)) for file in os.listdir(folder)}


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[::-1, :, :3].copy()


def compose(passes, strength):
    """Adds the passes up. What lights a surface is smoothed along it; its own colour stays as it is."""
    weights = near_weights(guides(passes)) if strength else None
    total = passes["Emit"] + passes["Env"]
    for light in LIGHTS:
        for part, much in (("Dir", 0.6), ("Ind", 1.6)):
            share = passes[light + part]
            shown = share * passes[light + "Col"]
            # What adds little anywhere in the picture adds little noise.
            if strength and shown.max() > 0.02 * total.mean():
                shown = smooth(share, weights, much * strength * (0.5 if light == "Gloss" else 1)) * passes[light + "Col"]
            total = total + shown
    for name in ("VolumeDir", "VolumeInd"):
        if name in passes and passes[name].max() > 0:
            total = total + cv2.GaussianBlur(passes[name], (0, 0), 2)
    return total


def guides(passes):
    colour = np.concatenate([passes["DiffCol"], passes["GlossCol"][..., :1] * 0.3], axis=2)
    normal = passes["Normal"]
    depth = np.log(np.clip(passes["Depth"][..., :1], 1e-3, 1e4)) * 6
    return np.concatenate([np.sqrt(np.maximum(colour, 0)) * 3.0, normal * 2.2, depth], axis=2).astype(np.float32)


TAPS = [(i, j) for i in range(-2, 3) for j in range(-2, 3)]
LEVELS = 5


def near_weights(guide):
    """How alike the guide is at each pixel and at those around it, by level and direction."""
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    found = {}
    for level in range(LEVELS):
        for i, j in TAPS:
            difference = guide - shift(guide, i * 2**level, j * 2**level)
            apart = np.einsum("hwc,hwc->hw", difference, difference)
            found[level, i, j] = (kernel[i + 2] * kernel[j + 2] * np.exp(-3 * apart)).astype(np.float16)
    return found


def smooth(light, near, strength):
    """An edge-avoiding à-trous filter: averages wider and wider, but not across edges of the guide or of the light."""
    light = np.maximum(light, 0)
    # Fireflies: no pixel brighter than its neighbourhood allows.
    light = np.minimum(light, 2.5 * cv2.medianBlur(light, 5) + 0.02)
    for level in range(LEVELS):
        log = np.log1p(light.mean(axis=2) * 8 / (light.mean() + 1e-6))
        calm = cv2.GaussianBlur(log, (0, 0), 1.5)
        spread = np.sqrt(np.maximum(cv2.GaussianBlur(log * log, (0, 0), 3) - cv2.GaussianBlur(log, (0, 0), 3) ** 2, 0)) + 0.02
        total = np.zeros_like(light)
        weights = np.full(light.shape[:2], 1e-6, dtype=np.float32)
        for i, j in TAPS:
            bright = (calm - shift(calm, i * 2**level, j * 2**level)) / (spread * strength * 1.6)
            weight = near[level, i, j] * np.exp(-bright * bright)
            total += shift(light, i * 2**level, j * 2**level) * weight[..., None]
            weights += weight
        light = total / weights[..., None]
    return light


def shift(array, down, right):
    height, width = array.shape[:2]
    rows = np.clip(np.arange(height) + down, 0, height - 1)
    columns = np.clip(np.arange(width) + right, 0, width - 1)
    return array[rows][:, columns]


def halo(light, radius):
    return cv2.GaussianBlur(np.minimum(light, 12), (0, 0), radius)


def curve(light, contrast):
    """A film's curve: a soft toe, a long shoulder; 0.18 stays middle grey. Then sRGB's."""
    a, b, c, d, e = 2.51, 0.03, 2.43, 0.59, 0.14
    light = 0.18 * (light / 0.18) ** contrast if contrast != 1 else light
    x = light * 0.62
    mapped = np.clip((x * (a * x + b)) / (x * (c * x + d) + e), 0, 1)
    return np.where(mapped <= 0.0031308, mapped * 12.92, 1.055 * mapped ** (1 / 2.4) - 0.055).astype(np.float32)
