package draw.shape;

import java.util.ArrayList;
import java.util.List;

public class Drawing {
    private List<Shape> l = new ArrayList<Shape>();
    private boolean locked = false;

    public void add(Shape s) {
        if (locked) {
            throw new IllegalStateException("locked");
        } else {
            if (s == null) {
                throw new NullPointerException();
            } else {
                l.add(s);
            }
        }
    }

    public double area() {
        double sum = 0;
        locked = true;
        try {
            for (int i = 0; i < l.size(); i++) {
                Double d = l.get(i).accept(new ShapeVisitor<Double>() {
                    @Override
                    public Double circle(double x, double y, double radius) {
                        return Math.PI * radius * radius;
                    }

                    @Override
                    public Double rectangle(double x, double y, double width, double height) {
                        return Math.abs(width * height);
                    }
                });
                if (d != null) {
                    sum = sum + d;
                }
            }
        } finally {
            locked = false;
        }
        return sum;
    }

    /** Left, bottom, right and top, or null without shapes. */
    public double[] bounds() {
        double[] b = null;
        locked = true;
        try {
            for (int i = 0; i < l.size(); i++) {
                double[] e = l.get(i).accept(new ShapeVisitor<double[]>() {
                    @Override
                    public double[] circle(double x, double y, double radius) {
                        return new double[] { x - radius, y - radius, x + radius, y + radius };
                    }

                    @Override
                    public double[] rectangle(double x, double y, double width, double height) {
                        return new double[] { Math.min(x, x + width), Math.min(y, y + height),
                            Math.max(x, x + width), Math.max(y, y + height) };
                    }
                });
                if (e != null) {
                    if (b == null) {
                        b = new double[] { e[0], e[1], e[2], e[3] };
                    } else {
                        b[0] = Math.min(b[0], e[0]);
                        b[1] = Math.min(b[1], e[1]);
                        b[2] = Math.max(b[2], e[2]);
                        b[3] = Math.max(b[3], e[3]);
                    }
                }
            }
        } finally {
            locked = false;
        }
        return b;
    }

    public int size() {
        return l.size();
    }
}
