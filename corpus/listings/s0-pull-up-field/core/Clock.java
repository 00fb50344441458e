package core;

public class Clock {
    protected int ticks = 5;
}
