package text;

public class Label {
  public String sum(int left, int right) {
    int sum = left + right;
    return "sum: " + sum;
  }
}
