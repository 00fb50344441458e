package geometry;

public class Shape {
  protected int area() {
    return 0;
  }

  public int paint(int coats) {
    return coats * area();
  }
}
