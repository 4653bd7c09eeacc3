"""Fabrics of the catalogue that are rendered directly, to compare them with the composed images."""
import kit

# A repeat of the damask is 0.42 m wide, in rooms and in the tile.
DIRECT = {
    "safa-greige-linen-blend": lambda: kit.fabric("#B9AB98", "linen", translucent=.05),
    "almas-ivory-linen": lambda: kit.fabric("#E9DFCD", "linen", translucent=.05),
    "saffa-navy-velvet": lambda: kit.fabric("#18243F", "velvet", translucent=.05),
    "fahidi-gold-damask": lambda: kit.fabric("#DCC9A4", "jacquard", color2="#B08C4A", pattern="damask", psize=.42, translucent=.05),
    "sahra-champagne-satin": lambda: kit.fabric("#CDBA98", "satin", color2="#F1E8D4", translucent=.05),
    "khor-mist-satin": lambda: kit.fabric("#AEBAC2", "satin", color2="#DDE6EA", translucent=.05),
    "majaz-teal-silk": lambda: kit.fabric("#1E5F68", "silk", color2="#6FA3A3", translucent=.05),
    "noor-white-voile": lambda: kit.sheer("white", .5),
}
