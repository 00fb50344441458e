package plan.floor;

import java.util.List;

public sealed interface Area {

    record Rect(double width, double depth) implements Area {
    }

    record Disc(double radius) implements Area {
    }

    record Cutout(Area outer, Area hole) implements Area {
    }

    record Group(String label, List<Area> parts) implements Area {
        public Group {
            parts = List.copyOf(parts);
        }
    }
}
