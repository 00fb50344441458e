package house.lift;

public enum Direction { UP, DOWN, IDLE }
