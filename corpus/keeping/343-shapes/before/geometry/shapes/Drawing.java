package geometry.shapes;

import java.util.ArrayList;
import java.util.List;

public final class Drawing {
    private final List<Shape> shapes = new ArrayList<>();

    public Drawing add(Shape shape) {
        if (shape == null) {
            throw new NullPointerException();
        }
        shapes.add(shape);
        return this;
    }

    public long areaTimes100() {
        long sum = 0;
        for (Shape shape : shapes) {
            sum += shape.areaTimes100();
        }
        return sum;
    }

    /** Scales all shapes or, if that fails for one of them, none. */
    public void scale(int factor) {
        List<Shape> scaled = new ArrayList<>();
        for (Shape shape : shapes) {
            scaled.add(shape.scaled(factor));
        }
        shapes.clear();
        shapes.addAll(scaled);
    }

    public String legend() {
        String text = "";
        int circles = 0;
        for (Shape shape : shapes) {
            text += shape + "\n";
            if (shape instanceof Circle) {
                circles++;
            }
        }
        return text + circles + " round";
    }
}
