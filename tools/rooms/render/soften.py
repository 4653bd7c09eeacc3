"""Blurs what the light behind a sheer adds to the rest of the room.

It is soft by nature, and the texture of floor and rug is in `room`; without it the file is 40% smaller.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

# Pixels at 900 x 1100.
SIGMA = 7.


def soften_outside(image, cloth):
    """The image (height, width, 3), blurred where the mask `cloth` is not set; cloth does not spread into it."""
    sigma = SIGMA * image.shape[1] / 900
    weight = 1. - cloth
    share = gaussian_filter(weight, sigma)
    soft = gaussian_filter(image * weight[..., None], (sigma, sigma, 0)) / np.maximum(share, 1e-3)[..., None]
    return np.where(cloth[..., None], image, soft)
