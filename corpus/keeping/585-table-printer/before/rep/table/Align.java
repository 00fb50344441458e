package rep.table;

public enum Align { LEFT, RIGHT, CENTER }
