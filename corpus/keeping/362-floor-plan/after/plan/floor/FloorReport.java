package plan.floor;

import java.util.ArrayList;
import java.util.List;

public final class FloorReport {

    private final List<String> lines = new ArrayList<>();
    private double grandTotal;

    public double squareMetres(Area area) {
        return switch (area) {
            case null -> throw new IllegalArgumentException("no area");
            case Area.Rect(double width, double depth) -> width * depth;
            case Area.Disc(double radius) -> Math.PI * radius * radius;
            case Area.Cutout(Area outer, Area hole) -> {
                double rest = squareMetres(outer) - squareMetres(hole);
                yield rest < 0 ? 0 : rest;
            }
            case Area.Group(_, List<Area> parts) -> {
                double sum = 0;
                for (Area part : parts) {
                    sum += squareMetres(part);
                }
                yield sum;
            }
        };
    }

    public void add(Area area) {
        double size = squareMetres(area);
        lines.add(describe(area) + " = " + Math.round(size * 100) / 100.0);
        grandTotal += size;
    }

    private static String describe(Area area) {
        return switch (area) {
            case Area.Rect(double width, double depth) when width == depth -> "square " + width;
            case Area.Rect(double width, double depth) -> "rect " + width + "x" + depth;
            case Area.Disc(double radius) -> "disc " + radius;
            case Area.Cutout(Area outer, Area hole) -> describe(outer) + " without " + describe(hole);
            case Area.Group(String label, List<Area> parts) when label == null -> "group(" + parts.size() + ")";
            case Area.Group(String label, List<Area> parts) -> label + "(" + parts.size() + ")";
        };
    }

    public double grandTotal() {
        return grandTotal;
    }

    public List<String> lines() {
        return new ArrayList<>(lines);
    }
}
