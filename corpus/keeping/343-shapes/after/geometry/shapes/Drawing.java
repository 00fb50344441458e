package geometry.shapes;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

public final class Drawing {
    private List<Shape> shapes = new ArrayList<>();

    public Drawing add(Shape shape) {
        shapes.add(Objects.requireNonNull(shape));
        return this;
    }

    public long areaTimes100() {
        return shapes.stream().mapToLong(Shape::areaTimes100).sum();
    }

    /** Scales all shapes or, if that fails for one of them, none. */
    public void scale(int factor) {
        shapes = shapes.stream()
                .map(shape -> shape.scaled(factor))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public String legend() {
        long circles = shapes.stream().filter(Circle.class::isInstance).count();
        return shapes.stream()
                .map(shape -> shape + "\n")
                .collect(Collectors.joining("", "", circles + " round"));
    }
}
