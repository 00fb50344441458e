package geometry.shapes;

public sealed interface Shape permits Circle, Box {
    long areaTimes100();

    Shape scaled(int factor);
}
