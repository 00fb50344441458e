package draw.shape;

public interface ShapeVisitor<R> {
    R circle(double x, double y, double radius);

    R rectangle(double x, double y, double width, double height);
}
