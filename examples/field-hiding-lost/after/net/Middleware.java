package net;

public class Middleware extends Service {
  public int patience(int tries) {
    return tries * timeout;
  }
}
