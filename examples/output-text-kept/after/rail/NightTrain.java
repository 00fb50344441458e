package rail;

public class NightTrain extends LocalTrain {
  void announce() {
    super.signal();
  }

  public void depart() {
    announce();
  }
}
