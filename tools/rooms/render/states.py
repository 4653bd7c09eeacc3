"""States of the rooms: a room with its curtains open or closed, by day or by night."""
import kit
from furnished import bedroom, living, majlis
from panels import hang_panel


class State:
    """One furnished room whose cloth can be exchanged."""

    def __init__(self, room, curtains, time):
        self.room, self.is_night = room, time == "night"
        self.panels = room.panels(room.stack if curtains == "open" else None)
        self.objects = []

    def build(self):
        """Furnishes an empty scene and hangs the panels; `change_cloth` gives them their material."""
        kit.reset()

        def hang(*_):
            self.objects = [hang_panel(kit.paint(), **panel) for panel in self.panels]
            self.room.hardware(self.panels)
        self.room.furnish(hang, self.is_night)

    def change_cloth(self, cloth):
        for panel in self.objects:
            panel.data.materials[0] = cloth
            # Daylight passes sheers, as in the kit.
            panel.visible_shadow = not cloth.name.startswith("sheer")


STATES = {
    f"{name}-{curtains}-{time}": State(room, curtains, time)
    for name, room, times in (("living", living, ("day", "night")), ("bedroom", bedroom, ("day",)), ("majlis", majlis, ("day",)))
    for time in times
    for curtains in ("closed", "open")
}
