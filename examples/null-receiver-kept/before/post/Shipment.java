package post;

public class Shipment {
  Address address = new Address();

  int zone(int distance) {
    return distance / 10;
  }

  public int price(int distance) {
    return 5 + zone(distance);
  }
}
