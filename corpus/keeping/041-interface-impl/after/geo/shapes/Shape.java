package geo.shapes;

public interface Shape {
    double area();

    String name();
}
