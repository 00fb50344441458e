package console.tables;

public enum Align {
    LEFT, RIGHT, CENTER
}
