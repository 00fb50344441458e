package kitchen;

public class Kitchen {
  int unit() {
    return 1;
  }

  public int grams(int amount) {
    Scale scale = weight -> weight * unit();
    return scale.weigh(amount);
  }
}
