package draw.shapes;

public interface Shape {
    double area();

    Shape scaled(double factor);
}
