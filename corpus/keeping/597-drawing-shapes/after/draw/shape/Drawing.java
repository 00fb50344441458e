package draw.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

public class Drawing {
    private static final class Area implements ShapeVisitor<Double> {
        @Override
        public Double circle(double x, double y, double radius) {
            return Math.PI * radius * radius;
        }

        @Override
        public Double rectangle(double x, double y, double width, double height) {
            return Math.abs(width * height);
        }
    }

    private static final class Bounds implements ShapeVisitor<double[]> {
        @Override
        public double[] circle(double x, double y, double radius) {
            return new double[] {x - radius, y - radius, x + radius, y + radius};
        }

        @Override
        public double[] rectangle(double x, double y, double width, double height) {
            double x2 = x + width;
            double y2 = y + height;
            return new double[] {Math.min(x, x2), Math.min(y, y2), Math.max(x, x2), Math.max(y, y2)};
        }

        static double[] union(double[] a, double[] b) {
            return new double[] {
                Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])
            };
        }
    }

    private final List<Shape> shapes = new ArrayList<>();
    private boolean locked;

    public void add(Shape s) {
        if (locked) {
            throw new IllegalStateException("cannot add while the drawing is measured");
        }
        shapes.add(Objects.requireNonNull(s));
    }

    public double area() {
        double[] sum = {0};
        eachShape(shape -> {
            Double area = shape.accept(new Area());
            sum[0] += area == null ? 0 : area;
        });
        return sum[0];
    }

    /** Left, bottom, right and top, or null without shapes. */
    public double[] bounds() {
        double[][] bounds = {null};
        eachShape(shape -> {
            double[] extent = shape.accept(new Bounds());
            if (extent != null) {
                double[] own = {extent[0], extent[1], extent[2], extent[3]};
                bounds[0] = bounds[0] == null ? own : Bounds.union(bounds[0], own);
            }
        });
        return bounds[0];
    }

    private void eachShape(Consumer<Shape> action) {
        locked = true;
        try {
            for (int i = 0; i < shapes.size(); i++) {
                action.accept(shapes.get(i));
            }
        } finally {
            locked = false;
        }
    }

    public int size() {
        return shapes.size();
    }
}
