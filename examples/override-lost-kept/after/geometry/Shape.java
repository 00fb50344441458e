package geometry;

public class Shape {
  protected int surface() {
    return 0;
  }

  public int paint(int coats) {
    return coats * surface();
  }
}
