package geo.areas;

public final class Areas {
    public interface Shape { }

    public record Square(int side) implements Shape { }

    public record Circle(int radius) implements Shape { }

    private Areas() {
    }

    public static double area(Shape shape) {
        if (shape instanceof Square s) {
            return (double) s.side() * s.side();
        } else if (shape instanceof Circle c) {
            return Math.PI * c.radius() * c.radius();
        } else {
            throw new IllegalArgumentException("neither square nor circle");
        }
    }

    public static double total(Shape... shapes) {
        double sum = 0;
        for (Shape s : shapes) {
            sum += area(s);
        }
        return sum;
    }
}
