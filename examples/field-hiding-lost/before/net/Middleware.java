package net;

public class Middleware extends Service {
  protected int timeout = 5;

  public int patience(int tries) {
    return tries * timeout;
  }
}
