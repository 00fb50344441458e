package net;

public class Gateway extends Middleware {
  public int delay(String host) {
    return timeout;
  }
}
