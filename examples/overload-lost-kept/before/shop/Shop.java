package shop;

public class Shop {
  int find(Object article) {
    return -1;
  }

  int find(String title) {
    return 0;
  }
}
