package core;

public class WallClock extends Clock {
}
