"""Evening in a room: a dark skyline with lit windows, and lamp light."""
import bpy
import numpy as np

import kit

WARM = (1., .79, .55)


def paint_skyline():
    """Paints the night sky under the name by which the kit looks up its skylines."""
    def make():
        from PIL import Image, ImageDraw, ImageFilter
        width, height = 2400, 1200
        share = np.linspace(0, 1, height)[:, None, None]
        sky = np.array((.035, .05, .10)) + (np.array((.17, .15, .19)) - np.array((.035, .05, .10))) * np.clip(share / .75, 0, 1) ** 2.2
        image = Image.fromarray((np.repeat(sky, width, 1) * 255).astype(np.uint8))
        draw = ImageDraw.Draw(image)
        rng = np.random.RandomState(12)
        draw.rectangle([0, int(height * .8), width, height], fill=(15, 15, 23))
        base = int(height * .80)
        for shade, low, high in (((30, 30, 44), .06, .24), ((20, 20, 31), .05, .34), ((12, 12, 20), .03, .2)):
            left = -40
            while left < width:
                across = rng.randint(34, 96)
                top = base - int(rng.uniform(low, high) * height * (1.5 if rng.rand() < .12 else 1))
                draw.rectangle([left, top, left + across, height], fill=shade)
                for x in range(left + 6, left + across - 8, 11):
                    for y in range(top + 8, base, 14):
                        if rng.rand() < .24:
                            glow = rng.uniform(.35, 1)
                            draw.rectangle([x, y, x + 5, y + 6], fill=tuple(int(part * glow) for part in ((255, 214, 150), (255, 236, 205), (206, 222, 255))[rng.randint(3)]))
                left += across + rng.randint(-4, 50)
        return np.asarray(image.filter(ImageFilter.GaussianBlur(2.2))) / 255.
    kit.image("skyline_night", make)


def lamp(x, y, z, watts):
    """Warm light of a shade: large and soft, so that the top of the curtains throws no dark shape on the ceiling."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, WARM, .4
    ob = bpy.data.objects.new("bulb", light)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = (x, y, z)
    ob.visible_camera = ob.visible_glossy = False


def downlight(x, y, z, watts, aim_y=-.2):
    """Ceiling spotlight that washes the curtains."""
    kit.area((x, y, z), (x, aim_y, 0), .12, watts, WARM, spread=120)
