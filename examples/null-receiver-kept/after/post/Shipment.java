package post;

public class Shipment {
  Address address = new Address();

  public int price(int distance) {
    return 5 + address.zone(distance);
  }
}
