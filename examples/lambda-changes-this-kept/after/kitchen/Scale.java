package kitchen;

public interface Scale {
  int weigh(int amount);

  default int unit() {
    return 1000;
  }
}
