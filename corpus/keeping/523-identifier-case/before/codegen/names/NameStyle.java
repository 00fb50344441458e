package codegen.names;

public enum NameStyle { CAMEL, PASCAL, SNAKE, SCREAMING, KEBAB }
