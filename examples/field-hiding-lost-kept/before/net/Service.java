package net;

public class Service {
  protected int timeout = 30;
}
