"""Renders linear light in two half-buffers and denoises it."""
import os

import bpy
import numpy as np

import kit


def half_buffers(size, samples, threads=2):
    """Two renders of the scene with fixed seeds: dicts of channels (height, width)."""
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = *size, 100
    sc.render.threads_mode, sc.render.threads = "FIXED", threads
    sc.render.use_persistent_data = True
    cy = sc.cycles
    cy.device, cy.samples, cy.use_denoising = "CPU", max(1, samples // 2), False
    # Adaptive sampling would stop at other counts in the black and the grey render, which are subtracted.
    cy.use_adaptive_sampling = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces = 5, 3, 2
    cy.transmission_bounces, cy.transparent_max_bounces = 4, 10
    cy.sample_clamp_direct, cy.sample_clamp_indirect = 12., 2.5
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.blur_glossy = 1.
    cy.use_fast_gi, cy.fast_gi_method, cy.ao_bounces_render = True, "REPLACE", 1
    sc.world.light_settings.ao_factor, sc.world.light_settings.distance = 1., 1.2
    sc.view_layers[0].cycles.denoising_store_passes = True
    image = sc.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    buffers = []
    for half in (0, 1):
        cy.seed = 11 + 1000 * half
        sc.render.filepath = os.path.join(kit.CACHE, "rooms_%d_%d.exr" % (os.getpid(), half))
        bpy.ops.render.render(write_still=True)
        buffers.append(kit.read_exr(sc.render.filepath))
        os.remove(sc.render.filepath)
    return buffers


def clean(buffers):
    """Denoised linear light (height, width, 3) with a slight vignette, which is linear."""
    image = kit.denoise(*buffers)
    return kit.finish(image, bloom=0., vignette=.10, sharpen=0.)


def covers(grey, black):
    """Pixels (height, width) in which the camera sees cloth: their albedo differs."""
    return np.any([grey[0][name] != black[0][name] for name in grey[0] if ".Denoising Albedo." in name], axis=0)


def clean_difference(high, low, mask, factor=1.):
    """Denoised (high - low) * factor inside the mask; the denoiser would spread it over the edge of the cloth."""
    buffers = [{name: (plane - base[name]) * factor if ".Combined." in name else plane for name, plane in half.items()}
               for half, base in zip(high, low)]
    return clean(buffers) * mask[..., None]
