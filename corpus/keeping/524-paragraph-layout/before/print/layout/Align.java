package print.layout;

public enum Align { LEFT, RIGHT, CENTER, BLOCK }
