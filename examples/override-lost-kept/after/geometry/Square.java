package geometry;

public class Square extends Shape {
  protected int surface() {
    return 16;
  }
}
