package post;

public class Address {
  int zone(int distance) {
    return distance / 10;
  }
}
