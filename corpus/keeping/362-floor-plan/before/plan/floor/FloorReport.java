package plan.floor;

import java.util.ArrayList;
import java.util.List;

public final class FloorReport {

    private final List<String> lines = new ArrayList<>();
    private double grandTotal;

    public double squareMetres(Area area) {
        if (area == null) {
            throw new IllegalArgumentException("no area");
        }
        if (area instanceof Area.Rect) {
            Area.Rect r = (Area.Rect) area;
            return r.width() * r.depth();
        } else if (area instanceof Area.Disc) {
            Area.Disc d = (Area.Disc) area;
            return Math.PI * d.radius() * d.radius();
        } else if (area instanceof Area.Cutout) {
            Area.Cutout c = (Area.Cutout) area;
            double rest = squareMetres(c.outer()) - squareMetres(c.hole());
            return rest < 0 ? 0 : rest;
        } else {
            double sum = 0;
            for (Area part : ((Area.Group) area).parts()) {
                sum += squareMetres(part);
            }
            return sum;
        }
    }

    public void add(Area area) {
        double size = squareMetres(area);
        lines.add(describe(area) + " = " + Math.round(size * 100) / 100.0);
        grandTotal += size;
    }

    private static String describe(Area area) {
        if (area instanceof Area.Rect) {
            Area.Rect r = (Area.Rect) area;
            if (r.width() == r.depth()) {
                return "square " + r.width();
            }
            return "rect " + r.width() + "x" + r.depth();
        }
        if (area instanceof Area.Disc) {
            return "disc " + ((Area.Disc) area).radius();
        }
        if (area instanceof Area.Cutout) {
            Area.Cutout c = (Area.Cutout) area;
            return describe(c.outer()) + " without " + describe(c.hole());
        }
        Area.Group g = (Area.Group) area;
        return (g.label() == null ? "group" : g.label()) + "(" + g.parts().size() + ")";
    }

    public double grandTotal() {
        return grandTotal;
    }

    public List<String> lines() {
        return new ArrayList<>(lines);
    }
}
